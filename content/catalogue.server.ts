import { contentOf } from './content.server.ts';
import type { Locale } from './model/locales.ts';
import type { Paths } from './model/paths.ts';
import { groupPictures, servicePictures, standalonePictures } from './model/service-pictures.ts';
import type { CatalogueEntry, ServicesWords } from './model/service-types.ts';
import {
  type GroupSlug,
  groups,
  type MainCategorySlug,
  mainCategories,
  type ServiceSlug,
  standaloneSlugs,
  umbrella,
} from './model/services.ts';

function groupEntry<Slug extends MainCategorySlug>(words: ServicesWords, slug: Slug) {
  const { title, summary, description, alt } = words.groups[slug];
  const picture = { name: groupPictures[slug].card, alt };
  return { title, slug, picture, icon: slug, summary, description } as const;
}

function serviceEntry(words: ServicesWords, category: GroupSlug, slug: ServiceSlug): CatalogueEntry {
  const { title, summary, description, alt } = words.items[slug];
  const picture = { name: servicePictures(slug).card, alt };
  return { title, slug, category, picture, icon: slug, summary, description };
}

const leafServices = (words: ServicesWords) =>
  groups.flatMap((group) => group.services.map((slug) => serviceEntry(words, group.slug, slug)));

/** Spec §3: top-level entries, the four under the umbrella, then the leaf services by group. */
export function catalogueOf(locale: Locale): readonly CatalogueEntry[] {
  const words = contentOf(locale).services;
  return [
    ...mainCategories.map((slug) => ({
      ...groupEntry(words, slug),
      category: null,
      ...(slug === umbrella.slug && { title: words.umbrellaEntryTitle }),
    })),
    ...standaloneSlugs.map((slug): CatalogueEntry => {
      const { title, summary, description, alts } = words.standalone[slug];
      const { card, icon } = standalonePictures[slug];
      const picture = { name: card, alt: alts.card };
      return { title, slug, category: null, picture, icon, summary, description };
    }),
    ...groups.map(({ slug }) => ({ ...groupEntry(words, slug), category: umbrella.slug })),
    ...leafServices(words),
  ];
}

/** Given leaf services, in the order asked for. */
export function entriesFor(locale: Locale, slugs: readonly ServiceSlug[]): CatalogueEntry[] {
  const all = leafServices(contentOf(locale).services);
  return slugs.flatMap((slug) => all.filter((entry) => entry.slug === slug));
}

/** The entries in the section of a main category: the groups under the umbrella, the services of a group. */
export const entriesIn = (locale: Locale, category: MainCategorySlug): CatalogueEntry[] =>
  catalogueOf(locale).filter((entry) => entry.category === category);

/** Spec §2, card link rule by ids (model/slug.ts has it by titles): only a service stands below its group. */
export const entryLink = (entry: CatalogueEntry, paths: Paths): string =>
  entry.category === null || entry.category === umbrella.slug
    ? paths.serviceGroup(entry.slug)
    : paths.service(entry.category, entry.slug);

/** What each service that a quote can be asked for is called. */
export function serviceTitles(locale: Locale): Readonly<Record<string, string>> {
  const { items, standalone } = contentOf(locale).services;
  return Object.fromEntries(
    [...Object.entries(items), ...Object.entries(standalone)].map(([slug, { title }]) => [slug, title]),
  );
}
