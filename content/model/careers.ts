import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const careersPictures = {
  banner: 'banners/hard-1',
  life: 'about/careers',
  form: 'gallery/team-7',
} as const satisfies Record<string, PictureName>;

export const lifePoints = ['pay', 'costs', 'training', 'tools', 'summer', 'home'] as const;
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
  readonly steps: SectionWords & {
    readonly items: Readonly<Record<(typeof careerSteps)[number], Titled>>;
    /** {days} is how long applications are kept. */
    readonly warning: string;
  };
}
