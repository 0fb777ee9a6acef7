import type { MainCategory, MainCategorySlug, ServiceSlug, StandaloneSlug } from './services.ts';
import type { CaptionedPicture, RichText, Slide } from './types.ts';

/** Words of one text, a paragraph each. */
export type Paragraphs = readonly RichText[];

/** A picture of one given master, so that a service cannot carry another service's picture. */
interface PictureOf<Name extends PictureName> extends CaptionedPicture {
  readonly name: Name;
}

type ThreeOf<T> = readonly [T, T, T];
export type ThreeSlides = ThreeOf<Slide>;

export interface Step {
  readonly title: string;
  readonly paragraph: string;
}

/** How one service is delivered: six steps (spec §9) and two further views of the same scene. */
export interface ServiceProcess<S extends ServiceSlug = ServiceSlug> {
  readonly heading: string;
  readonly subtitle: string;
  readonly pictures: readonly [PictureOf<`services/${S}-a`>, PictureOf<`services/${S}-b`>];
  readonly steps: readonly [Step, Step, Step, Step, Step, Step];
}

/** What one leaf service says of itself. Title, group and icon follow from the outline. */
export interface ServiceWords<S extends ServiceSlug = ServiceSlug> {
  /** Card text, about two lines. */
  readonly summary: string;
  readonly metaDescription: string;
  readonly description: Paragraphs;
  readonly picture: PictureOf<`services/${S}`>;
  readonly included: readonly string[];
  /** How fast we answer. */
  readonly response: readonly string[];
  readonly standards: readonly string[];
  readonly process: ServiceProcess<S>;
  readonly related: ThreeOf<Exclude<ServiceSlug, S>>;
}

/** What a group (or the umbrella) says of itself. */
export interface GroupWords {
  readonly summary: string;
  readonly metaDescription: string;
  readonly descriptionTitle: string;
  readonly description: Paragraphs;
  readonly picture: CaptionedPicture;
  readonly slides: ThreeSlides;
  /** The line above the group's cards on the overview page. */
  readonly lead: string;
}

/** What a top-level entry that is no group says of itself, and which services it leads on to. */
export interface StandaloneWords {
  readonly summary: string;
  readonly metaDescription: string;
  readonly description: Paragraphs;
  /** On the entry's card; its page, which may show a service with the same picture, has two others. */
  readonly picture: CaptionedPicture;
  readonly banner: CaptionedPicture;
  readonly inside: CaptionedPicture;
  readonly icon: IconName;
  readonly included: readonly string[];
  readonly closest: ThreeOf<ServiceSlug>;
}

/** The label that the overview page groups its cards by (spec §2, "leftover category label"). */
export type CategoryLabel = 'technology' | 'Design' | 'Development' | 'Online Marketing' | 'Business';

/** One card of the catalogue (spec §3). */
export interface CatalogueEntry {
  readonly title: string;
  readonly slug: MainCategorySlug | ServiceSlug | StandaloneSlug;
  /** Absent for top-level entries, as is the category label: they stand in no section. */
  readonly mainCategory?: MainCategory;
  readonly cate?: CategoryLabel;
  readonly picture: CaptionedPicture;
  readonly icon: IconName;
  readonly summary: string;
  readonly description: Paragraphs;
}
