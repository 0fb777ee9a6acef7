import { company } from './company.ts';
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const whoWeArePictures = {
  banner: 'banners/ifm-2',
  story: 'about/office',
  history: 'about/history',
  values: 'gallery/team-1',
} as const satisfies Record<string, PictureName>;

/** Sample content of a fictional company: its history is made up and is to be replaced by the owner's own. */
export const milestoneYears = [company.foundedYear, 2009, 2012, 2014, 2017, 2020, 2023, 2026] as const;
export type MilestoneYear = (typeof milestoneYears)[number];

export interface WhoWeAreWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly story: SectionWords & { readonly paragraphs: readonly string[]; readonly alt: string };
  readonly history: SectionWords & {
    readonly alt: string;
    readonly milestones: Readonly<Record<MilestoneYear, { readonly title: string; readonly text: string }>>;
  };
  /** Stands before the six numbered points of values.ts. */
  readonly valuesIntro: { readonly paragraph: string; readonly alt: string };
}
