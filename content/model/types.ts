/** A run of text whose bold phrases are data, not HTML. */
export type RichText = readonly (string | { readonly bold: string })[];

/** A picture master by name (see pictures/) with the words that stand for it. An empty alt marks decoration. */
export interface CaptionedPicture {
  readonly name: PictureName;
  readonly alt: string;
}

/** What the document's head says of a page. The title is shown as "NASAQ | {title}" (spec §1). */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** The compact banner that opens an interior page. */
export interface PageBanner {
  readonly title: string;
  readonly sentence: string;
  readonly picture: CaptionedPicture;
}

/** The words of such a banner; which picture it shows is no matter of language. */
export interface BannerWords {
  readonly title: string;
  readonly sentence: string;
  /** What the picture shows. */
  readonly alt: string;
}

/** A heading with its small line above and an optional lead below. */
export interface SectionWords {
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
}

export interface Slide {
  readonly title: string;
  readonly paragraph: string;
  readonly picture: CaptionedPicture;
}
