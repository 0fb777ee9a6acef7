import type { ClientId } from './clients.ts';
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

/**
 * sample: true
 *
 * These reviews, their writers and the case studies are made up, to be replaced by the owner's real ones.
 *
 * Thirteen (spec §9). All are from the same source and give five stars (spec §3).
 */
export const reviews = [
  { id: 'khalid-al-marri', portrait: 'people/01' },
  { id: 'maria-lourdes-santos', portrait: 'people/02' },
  { id: 'rajesh-nair', portrait: 'people/03' },
  { id: 'mariam-al-suwaidi', portrait: 'people/04' },
  { id: 'thomas-lindqvist', portrait: 'people/05' },
  { id: 'grace-wanjiru', portrait: 'people/06' },
  { id: 'anthony-dsouza', portrait: 'people/07' },
  { id: 'priya-menon', portrait: 'people/08' },
  { id: 'samuel-okafor', portrait: 'people/09' },
  { id: 'nour-haddad', portrait: 'people/10' },
  { id: 'imran-sheikh', portrait: 'people/11' },
  { id: 'claire-whitmore', portrait: 'people/12' },
  { id: 'yousef-al-ketbi', portrait: 'people/13' },
] as const satisfies readonly { readonly id: string; readonly portrait: PictureName }[];
export type ReviewId = (typeof reviews)[number]['id'];

export const reviewRating = 5;
/** Which source's mark is shown. */
export const reviewSource = 'google';

/** Three of them stand on the home page (spec §9): a hotel, an owners' committee and a property manager. */
export const reviewsOnHome: readonly ReviewId[] = ['rajesh-nair', 'mariam-al-suwaidi', 'priya-menon'];

export const testimonialsPictures = {
  banner: 'heroes/soft-wide',
  caseStudy: 'industry/residential',
} as const satisfies Record<string, PictureName>;

/** Of one client, in a summer before and in one after. */
export const breakdownCalls = { before: 1360, after: 540 } as const;

/** Three clients and what changed for each: per cent, days and minutes. */
export const caseStudies = [
  { id: '25-prismara', value: Math.round(100 * (1 - breakdownCalls.after / breakdownCalls.before)) },
  { id: '16-brightwadi', value: 3 },
  { id: '20-kargata', value: 6 },
] as const satisfies readonly { readonly id: ClientId; readonly value: number }[];

export interface TestimonialsWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly reviews: SectionWords & {
    /** {n} is how many of the five stars were given. */
    readonly rating: string;
    /** What a review's source is called. */
    readonly source: string;
    readonly items: Readonly<Record<ReviewId, { readonly author: string; readonly text: string }>>;
  };
  readonly caseStudy: SectionWords & {
    readonly items: Readonly<
      Record<
        (typeof caseStudies)[number]['id'],
        {
          readonly text: string;
          /** {n} is the number, with its unit. */
          readonly figure: string;
          readonly result: string;
        }
      >
    >;
    readonly alt: string;
    readonly viewGallery: string;
  };
  readonly clients: SectionWords;
}
