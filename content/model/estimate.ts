/** sample: true: what its words promise is to be replaced by the owner's own. */
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const estimatePictures = {
  banner: 'banners/specialized-1',
  form: 'about/estimate',
} as const satisfies Record<string, PictureName>;

/** From the form to an offer, in order. */
export const estimateSteps = ['call', 'figure', 'survey', 'offer'] as const;
type EstimateStep = (typeof estimateSteps)[number];

export interface EstimateWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly form: SectionWords & { readonly alt: string };
  readonly call: { readonly title: string; readonly text: string };
  readonly next: SectionWords & {
    readonly steps: Readonly<
      Record<EstimateStep, { readonly when: string; readonly title: string; readonly text: string }>
    >;
    readonly note: string;
  };
}
