/** sample: true: what its words say is done in each sector is to be replaced by what the owner does. */
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

/** Eight sectors, which is also the most the list may show (spec §2, §9). An id is also an anchor: /industry#retail. */
export const industryIds = [
  'commercial',
  'residential',
  'master-community',
  'retail',
  'hospitality',
  'industrial',
  'warehouse',
  'academic',
] as const;
export type IndustryId = (typeof industryIds)[number];

export const industryPicture = (id: IndustryId) => `industry/${id}` as const;

export const firstWeekIds = ['register', 'defects', 'calendar', 'faces'] as const;

export const industriesPictures = {
  banner: 'banners/ifm-1',
  firstWeeks: 'gallery/team-2',
} as const satisfies Record<string, PictureName>;

interface IndustryWords {
  readonly title: string;
  readonly category: string;
  readonly excerpt: string;
  /** What we typically do there. */
  readonly body: readonly string[];
  readonly alt: string;
}

export interface IndustriesWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly intro: SectionWords & { readonly paragraphs: readonly string[] };
  readonly cards: SectionWords & {
    readonly bodyLabel: string;
    readonly items: Readonly<Record<IndustryId, IndustryWords>>;
  };
  readonly firstWeeks: SectionWords & {
    readonly alt: string;
    readonly items: Readonly<
      Record<(typeof firstWeekIds)[number], { readonly title: string; readonly text: string }>
    >;
  };
}
