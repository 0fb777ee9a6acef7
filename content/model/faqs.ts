/** sample: true: the answers are to be replaced by the owner's own. */
import type { BannerWords, PageMeta } from './types.ts';

/** Twelve questions in the order shown, the first of which is open (spec §2, §9). An id is also an anchor: /faqs#pricing. */
export const faqIds = [
  'response-times',
  'amc-cover',
  'mobilisation',
  'planned-or-reactive',
  'out-of-hours',
  'materials-and-spares',
  'compliance',
  'reporting',
  'staff-vetting',
  'pricing',
  'service-charge-budgets',
  'changing-contractor',
] as const;
export type FaqId = (typeof faqIds)[number];

export const faqsBanner = 'banners/ifm-3' satisfies PictureName;

export interface FaqsWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly aside: {
    readonly title: string;
    readonly sentence: string;
    readonly callLabel: string;
    readonly quoteLabel: string;
  };
  readonly items: Readonly<Record<FaqId, { readonly title: string; readonly body: string }>>;
}
