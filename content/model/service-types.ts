import type { GroupSlug, MainCategorySlug, ServiceSlug, StandaloneSlug, umbrella } from './services.ts';
import type { CaptionedPicture, PageMeta, RichText, Slide } from './types.ts';

/** Words of one text, a paragraph each. */
export type Paragraphs = readonly RichText[];

export type ThreeOf<T> = readonly [T, T, T];
export type ThreeSlides = ThreeOf<Slide>;

/** The words of a slide; which picture it shows is no matter of language. */
export interface SlideWords {
  readonly title: string;
  readonly paragraph: string;
  readonly alt: string;
}

export interface Step {
  readonly title: string;
  readonly paragraph: string;
}

/** What one leaf service says of itself. */
export interface ServiceWords {
  readonly title: string;
  /** In the browser's tab and in search results: what, and where. */
  readonly metaTitle: string;
  /** Card text, about two lines. */
  readonly summary: string;
  readonly metaDescription: string;
  readonly description: Paragraphs;
  readonly alt: string;
  readonly included: readonly string[];
  /** How fast we answer. */
  readonly response: readonly string[];
  readonly standards: readonly string[];
  /** How it is delivered: six steps (spec §9) and two further views of the same scene. */
  readonly process: {
    readonly heading: string;
    readonly subtitle: string;
    readonly alts: readonly [string, string];
    readonly steps: readonly [Step, Step, Step, Step, Step, Step];
  };
}

/** What a group (or the umbrella) says of itself. */
export interface GroupWords {
  readonly title: string;
  readonly metaTitle: string;
  readonly summary: string;
  readonly metaDescription: string;
  /** The line above the group's cards on the overview page. */
  readonly lead: string;
  readonly descriptionTitle: string;
  readonly description: Paragraphs;
  readonly alt: string;
  readonly slides: ThreeOf<SlideWords>;
}

/** What a top-level entry that is no group says of itself. */
export interface StandaloneWords {
  readonly title: string;
  readonly metaTitle: string;
  readonly summary: string;
  readonly metaDescription: string;
  readonly description: Paragraphs;
  readonly alts: { readonly card: string; readonly banner: string; readonly inside: string };
  readonly included: readonly string[];
}

/** Spec §2, services overview. */
export interface OverviewWords {
  readonly meta: PageMeta;
  readonly breadcrumb: string;
  readonly heading: string;
  readonly subtitle: string;
  readonly slides: ThreeOf<SlideWords>;
  readonly sectionsLabel: string;
  readonly partnersHeading: string;
}

/** Fixed words of the services overview, the group pages and the service pages. */
export interface ServiceLabels {
  readonly findOutMore: string;
  readonly groupCards: string;
  readonly standaloneCards: string;
  readonly included: string;
  readonly response: string;
  /** Leads to the table of response times. */
  readonly responseTimes: string;
  readonly standards: string;
  readonly step: string;
  readonly related: string;
  readonly clients: string;
  readonly quote: string;
  readonly quoteNote: string;
  readonly allServices: string;
  readonly slides: string;
  /** Spec §8. */
  readonly serviceNotFound: { readonly title: string; readonly sentence: string };
  readonly groupNotFound: { readonly title: string; readonly sentence: string };
}

/** All of it in one language. */
export interface ServicesWords {
  readonly items: Readonly<Record<ServiceSlug, ServiceWords>>;
  readonly groups: Readonly<Record<MainCategorySlug, GroupWords>>;
  readonly standalone: Readonly<Record<StandaloneSlug, StandaloneWords>>;
  /** The catalogue's own entry for the umbrella, which the spec spells in its own way (§3). */
  readonly umbrellaEntryTitle: string;
  readonly labels: ServiceLabels;
}

/** Who an entry is, and the main category in whose section it stands; top-level entries stand in none. */
type EntryIdentity =
  | { readonly slug: MainCategorySlug | StandaloneSlug; readonly category: null }
  | { readonly slug: GroupSlug; readonly category: typeof umbrella.slug }
  | { readonly slug: ServiceSlug; readonly category: GroupSlug };

/** One card of the catalogue (spec §3). */
export type CatalogueEntry = EntryIdentity & {
  readonly title: string;
  readonly picture: CaptionedPicture;
  readonly icon: IconName;
  readonly summary: string;
  readonly description: Paragraphs;
};
