import { categoryLabels, groupWords } from './en/services/groups.ts';
import { serviceWords } from './en/services/service-words.ts';
import { standaloneWords } from './en/services/standalone.ts';
import type { CatalogueEntry } from './model/service-types.ts';
import { groups, type ServiceSlug, standaloneEntries, umbrella } from './model/services.ts';

function groupEntry(entry: { slug: keyof typeof groupWords; title: string }): CatalogueEntry {
  const { summary, description, picture } = groupWords[entry.slug];
  return { title: entry.title, slug: entry.slug, picture, icon: entry.slug, summary, description };
}

const topLevel: readonly CatalogueEntry[] = [
  // The spec spells the umbrella's own entry so (§3): the title that its slug turns into.
  groupEntry({ slug: umbrella.slug, title: 'Ifm Services' }),
  ...groups.map(groupEntry),
  ...standaloneEntries.map(({ slug, title }): CatalogueEntry => {
    const { picture, icon, summary, description } = standaloneWords[slug];
    return { title, slug, picture, icon, summary, description };
  }),
];

const underUmbrella: readonly CatalogueEntry[] = groups.map((group) => ({
  ...groupEntry(group),
  mainCategory: umbrella.title,
  cate: categoryLabels[umbrella.slug],
}));

const leafServices: readonly CatalogueEntry[] = groups.flatMap((group) =>
  group.services.map(({ slug, title }): CatalogueEntry => {
    const { picture, summary, description } = serviceWords[slug];
    const cate = categoryLabels[group.slug];
    return { title, slug, mainCategory: group.title, cate, picture, icon: slug, summary, description };
  }),
);

/** Spec §3: top-level entries, the four under the umbrella, then the leaf services by group. */
export const catalogue: readonly CatalogueEntry[] = [...topLevel, ...underUmbrella, ...leafServices];

/** The cards of given leaf services, in the order asked for. */
export function serviceCards(slugs: readonly ServiceSlug[]): CatalogueEntry[] {
  return slugs.flatMap((slug) => leafServices.filter((entry) => entry.slug === slug));
}

/** The three services that a reader of this one most often needs next. */
export function relatedServices(slug: ServiceSlug): CatalogueEntry[] {
  return serviceCards(serviceWords[slug].related);
}
