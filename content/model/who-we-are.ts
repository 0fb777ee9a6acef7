import { company } from './company.ts';
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

/**
 * sample: true
 *
 * The history, the people and the insurance of a fictional company, to be replaced by the owner's own.
 */
export const whoWeArePictures = {
  banner: 'banners/ifm-2',
  story: 'about/office',
  history: 'about/history',
  values: 'gallery/team-1',
} as const satisfies Record<string, PictureName>;

export const milestoneYears = [company.foundedYear, 2009, 2012, 2014, 2017, 2020, 2023, 2026] as const;
export type MilestoneYear = (typeof milestoneYears)[number];

/** Who leads the company. */
export const leaderIds = ['managing-director', 'operations', 'engineering', 'safety'] as const;

/** What the company is insured for; the sums are in figures.ts. */
export const insuranceIds = ['liability', 'employees', 'indemnity', 'works', 'fidelity', 'machines'] as const;

export interface WhoWeAreWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly story: SectionWords & { readonly paragraphs: readonly string[]; readonly alt: string };
  readonly history: SectionWords & {
    readonly alt: string;
    readonly milestones: Readonly<Record<MilestoneYear, { readonly title: string; readonly text: string }>>;
  };
  readonly leaders: SectionWords & {
    readonly items: Readonly<
      Record<
        (typeof leaderIds)[number],
        { readonly name: string; readonly role: string; readonly text: string }
      >
    >;
  };
  readonly insurance: SectionWords & {
    readonly items: Readonly<
      Record<(typeof insuranceIds)[number], { readonly title: string; readonly text: string }>
    >;
  };
  /** Stands before the six numbered points of values.ts. */
  readonly valuesIntro: { readonly paragraph: string; readonly alt: string };
}
