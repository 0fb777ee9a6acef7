/** sample: true: what its words say is done and measured is to be replaced by what the owner does. */
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

/** Seven cards (spec §2). An id is also an anchor: /sustainability#water. */
export const sustainabilityIds = [
  'energy',
  'water',
  'waste',
  'green-cleaning',
  'landscape',
  'mobility',
  'people',
] as const;
export type SustainabilityId = (typeof sustainabilityIds)[number];

export const sustainabilityPicture = (id: SustainabilityId) => `sustainability/${id}` as const;

/** What is measured, in the order of the table. */
export const measureIds = ['electricity', 'water', 'waste', 'refrigerant', 'travel', 'comfort'] as const;

export const sustainabilityPictures = {
  banner: 'heroes/sustainability-wide',
  intro: 'gallery/technical-6',
} as const satisfies Record<string, PictureName>;

export interface MeasureWords {
  readonly what: string;
  readonly unit: string;
  readonly how: string;
  readonly often: string;
}

export interface SustainabilityWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly intro: SectionWords & { readonly paragraphs: readonly string[]; readonly alt: string };
  readonly cards: SectionWords & {
    readonly items: Readonly<
      Record<SustainabilityId, { readonly title: string; readonly text: string; readonly alt: string }>
    >;
  };
  readonly measures: SectionWords & {
    readonly columns: MeasureWords;
    readonly rows: Readonly<Record<(typeof measureIds)[number], MeasureWords>>;
    readonly note: string;
  };
}
