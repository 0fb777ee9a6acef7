import { catalogue, relatedServices, serviceCards } from './catalogue.server.ts';
import { groupWords } from './en/services/groups.ts';
import { serviceWords } from './en/services/service-words.ts';
import { standaloneWords } from './en/services/standalone.ts';
import type { CatalogueEntry, GroupWords, ServiceWords, StandaloneWords } from './model/service-types.ts';
import {
  type GroupSlug,
  groups,
  type MainCategorySlug,
  type ServiceSlug,
  type StandaloneSlug,
  standaloneEntries,
  umbrella,
} from './model/services.ts';
import type { PageMeta } from './model/types.ts';

/** Spec §9. */
const groupPageCardLimit = 20;

export interface GroupPage extends GroupWords {
  readonly kind: 'group';
  readonly slug: MainCategorySlug;
  readonly title: string;
  readonly icon: IconName;
  readonly meta: PageMeta;
  readonly cards: readonly CatalogueEntry[];
}

export interface StandalonePage extends StandaloneWords {
  readonly kind: 'standalone';
  readonly slug: StandaloneSlug;
  readonly title: string;
  readonly meta: PageMeta;
  readonly cards: readonly CatalogueEntry[];
}

export interface ServicePage extends Omit<ServiceWords, 'related'> {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly icon: IconName;
  readonly group: { readonly slug: GroupSlug; readonly title: string };
  readonly meta: PageMeta;
  readonly cards: readonly CatalogueEntry[];
}

/** What /service/{slug} shows, or nothing for an address that no entry has. */
export function findGroupPage(slug: string): GroupPage | StandalonePage | undefined {
  const group = [umbrella, ...groups].find((entry) => entry.slug === slug);
  if (group) {
    const words = groupWords[group.slug];
    return {
      ...words,
      kind: 'group',
      slug: group.slug,
      title: group.title,
      icon: group.slug,
      meta: { title: group.title, description: words.metaDescription },
      cards: catalogue.filter((entry) => entry.mainCategory === group.title).slice(0, groupPageCardLimit),
    };
  }
  const entry = standaloneEntries.find((candidate) => candidate.slug === slug);
  if (!entry) return undefined;
  const words = standaloneWords[entry.slug];
  return {
    ...words,
    kind: 'standalone',
    slug: entry.slug,
    title: entry.title,
    meta: { title: entry.title, description: words.metaDescription },
    cards: serviceCards(words.closest),
  };
}

/** What /service/{group}/{service} shows, or nothing for a pair that does not exist. */
export function findServicePage(groupSlug: string, serviceSlug: string): ServicePage | undefined {
  const group = groups.find((candidate) => candidate.slug === groupSlug);
  const service = group?.services.find((candidate) => candidate.slug === serviceSlug);
  if (!group || !service) return undefined;
  const words = serviceWords[service.slug];
  return {
    ...words,
    slug: service.slug,
    title: service.title,
    icon: service.slug,
    group: { slug: group.slug, title: group.title },
    // The group tells Waste Management the service from Waste Management the top-level entry.
    meta: { title: `${service.title} · ${group.title}`, description: words.metaDescription },
    cards: relatedServices(service.slug),
  };
}
