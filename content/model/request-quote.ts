/** sample: true: how contracts are offered and what they include is to be replaced by the owner's own. */
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const requestQuoteBanner = 'banners/hard-3' satisfies PictureName;

/** From one visit to the whole building, in order. */
export const contractModels = ['job', 'labour', 'comprehensive', 'integrated'] as const;
/** What stands in every offer and is not always explained. */
export const contractTerms = ['AMC', 'SLA', 'KPI', 'PPM'] as const;

export interface RequestQuoteWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly form: SectionWords;
  readonly helpful: { readonly title: string; readonly items: readonly string[] };
  readonly estimate: { readonly text: string; readonly label: string };
  readonly models: SectionWords & {
    readonly items: Readonly<
      Record<(typeof contractModels)[number], { readonly title: string; readonly text: string }>
    >;
    /** What each abbreviation stands for and what it means with us. */
    readonly terms: Readonly<
      Record<(typeof contractTerms)[number], { readonly name: string; readonly text: string }>
    >;
  };
  readonly office: SectionWords;
}
