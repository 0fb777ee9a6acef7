/** sample: true: what its words promise people who work here is to be replaced by the owner's own. */
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const careersPictures = {
  banner: 'banners/hard-1',
  life: 'about/careers',
  form: 'gallery/team-7',
} as const satisfies Record<string, PictureName>;

export const lifePoints = [
  'pay',
  'costs',
  'insurance',
  'housing',
  'training',
  'tools',
  'summer',
  'home',
  'emiratis',
] as const;
export const careerSteps = ['read', 'call', 'trial', 'offer'] as const;

interface Titled {
  readonly title: string;
  readonly text: string;
}

export interface CareersWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly life: SectionWords & {
    readonly alt: string;
    readonly points: Readonly<Record<(typeof lifePoints)[number], Titled>>;
  };
  readonly form: SectionWords & { readonly alt: string };
  readonly email: Titled;
  /** How people apply whose trade is not among the positions. */
  readonly trades: Titled;
  readonly steps: SectionWords & {
    readonly items: Readonly<Record<(typeof careerSteps)[number], Titled>>;
    readonly warning: string;
  };
}
