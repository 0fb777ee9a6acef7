import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const requestQuoteBanner = 'banners/hard-3' satisfies PictureName;

export interface RequestQuoteWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly form: SectionWords;
  readonly helpful: { readonly title: string; readonly items: readonly string[] };
  readonly estimate: { readonly text: string; readonly label: string };
  readonly office: SectionWords;
}
