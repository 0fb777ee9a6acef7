import { entriesFor, entriesIn } from './catalogue.server.ts';
import { contentOf } from './content.server.ts';
import { slidesOf } from './model/join.ts';
import type { Locale } from './model/locales.ts';
import { closestServices, relatedServices } from './model/related-services.ts';
import { groupPictures, servicePictures, standalonePictures } from './model/service-pictures.ts';
import type {
  CatalogueEntry,
  GroupWords,
  ServiceWords,
  StandaloneWords,
  ThreeSlides,
} from './model/service-types.ts';
import {
  type GroupSlug,
  groups,
  type MainCategorySlug,
  mainCategories,
  type ServiceSlug,
  type StandaloneSlug,
  standaloneSlugs,
} from './model/services.ts';
import type { CaptionedPicture, PageMeta } from './model/types.ts';

/** Spec §9. */
const groupPageCardLimit = 20;

interface Around {
  readonly meta: PageMeta;
  readonly picture: CaptionedPicture;
  readonly cards: readonly CatalogueEntry[];
}

export interface GroupPage extends Omit<GroupWords, 'alt' | 'slides'>, Around {
  readonly kind: 'group';
  readonly slug: MainCategorySlug;
  readonly icon: IconName;
  readonly slides: ThreeSlides;
}

export interface StandalonePage extends Omit<StandaloneWords, 'alts'>, Around {
  readonly kind: 'standalone';
  readonly slug: StandaloneSlug;
  readonly banner: CaptionedPicture;
  readonly inside: CaptionedPicture;
}

export interface ServicePage extends Omit<ServiceWords, 'alt' | 'process'>, Around {
  readonly slug: ServiceSlug;
  readonly icon: IconName;
  readonly group: { readonly slug: GroupSlug; readonly title: string };
  readonly process: Omit<ServiceWords['process'], 'alts'> & {
    readonly pictures: readonly [CaptionedPicture, CaptionedPicture];
  };
}

function groupPage(locale: Locale, slug: MainCategorySlug): GroupPage {
  const { alt, slides, ...words } = contentOf(locale).services.groups[slug];
  const pictures = groupPictures[slug];
  return {
    ...words,
    kind: 'group',
    slug,
    icon: slug,
    meta: { title: words.metaTitle, description: words.metaDescription },
    picture: { name: pictures.card, alt },
    slides: slidesOf(slides, pictures.slides),
    cards: entriesIn(locale, slug).slice(0, groupPageCardLimit),
  };
}

function standalonePage(locale: Locale, slug: StandaloneSlug): StandalonePage {
  const { alts, ...words } = contentOf(locale).services.standalone[slug];
  const { card, banner, inside } = standalonePictures[slug];
  return {
    ...words,
    kind: 'standalone',
    slug,
    meta: { title: words.metaTitle, description: words.metaDescription },
    picture: { name: card, alt: alts.card },
    banner: { name: banner, alt: alts.banner },
    inside: { name: inside, alt: alts.inside },
    cards: entriesFor(locale, closestServices[slug]),
  };
}

/** What /service/{slug} shows, or nothing for an address that no entry has. */
export function findGroupPage(locale: Locale, slug: string): GroupPage | StandalonePage | undefined {
  const category = mainCategories.find((candidate) => candidate === slug);
  if (category) return groupPage(locale, category);
  const entry = standaloneSlugs.find((candidate) => candidate === slug);
  return entry && standalonePage(locale, entry);
}

/** What /service/{group}/{service} shows, or nothing for a pair that does not exist. */
export function findServicePage(
  locale: Locale,
  groupSlug: string,
  serviceSlug: string,
): ServicePage | undefined {
  const group = groups.find((candidate) => candidate.slug === groupSlug);
  const slug = group?.services.find((candidate) => candidate === serviceSlug);
  if (!group || !slug) return undefined;
  const { items, groups: groupWords } = contentOf(locale).services;
  const { alt, process, ...words } = items[slug];
  const { alts, ...steps } = process;
  const pictures = servicePictures(slug);
  return {
    ...words,
    slug,
    icon: slug,
    group: { slug: group.slug, title: groupWords[group.slug].title },
    meta: { title: words.metaTitle, description: words.metaDescription },
    picture: { name: pictures.card, alt },
    process: {
      ...steps,
      pictures: [
        { name: pictures.process[0], alt: alts[0] },
        { name: pictures.process[1], alt: alts[1] },
      ],
    },
    cards: entriesFor(locale, relatedServices[slug]),
  };
}
