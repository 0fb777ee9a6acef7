/** sample: true: awards, celebrations and the figures told beside the pictures are to be replaced by the owner's own. */
import { company } from './company.ts';
import { slug } from './slug.ts';
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const galleryBanner = 'heroes/specialized-wide' satisfies PictureName;

/**
 * Five, the first of which is open unless the address names another: the hash is the spec's (§2), for the team it is
 * made of the company's name, which may be written as the company writes it (`alias`). An image's id is also the name of its master in pictures/gallery.
 */
export const galleryTabs = [
  {
    id: 'awards',
    hash: 'awards',
    images: ['awards-1', 'awards-2', 'awards-3', 'awards-4', 'awards-5', 'awards-6', 'awards-7', 'awards-8'],
  },
  {
    id: 'celebrations',
    hash: 'celebrations',
    images: [
      'celebrations-1',
      'celebrations-2',
      'celebrations-3',
      'celebrations-4',
      'celebrations-5',
      'celebrations-6',
      'celebrations-7',
      'celebrations-8',
      'celebrations-9',
      'celebrations-10',
      'celebrations-11',
    ],
  },
  {
    id: 'housekeeping',
    hash: 'housekeepingcrew',
    images: [
      'housekeeping-1',
      'housekeeping-2',
      'housekeeping-3',
      'housekeeping-4',
      'housekeeping-5',
      'housekeeping-6',
      'housekeeping-7',
      'housekeeping-8',
      'housekeeping-9',
      'housekeeping-10',
    ],
  },
  {
    id: 'technical',
    hash: 'technical-expertise',
    images: [
      'technical-1',
      'technical-2',
      'technical-3',
      'technical-4',
      'technical-5',
      'technical-6',
      'technical-7',
      'technical-8',
      'technical-9',
    ],
  },
  {
    id: 'team',
    hash: `${slug(company.shortName)}-team`,
    alias: `${company.shortName}-team`,
    images: [
      'team-1',
      'team-2',
      'team-3',
      'team-4',
      'team-5',
      'team-6',
      'team-7',
      'team-8',
      'team-9',
      'team-10',
    ],
  },
] as const;
type Tab = (typeof galleryTabs)[number];
export type GalleryTabId = Tab['id'];
export type GalleryImageId = Tab['images'][number];

export const galleryPicture = (id: GalleryImageId) => `gallery/${id}` as const satisfies PictureName;

export interface GalleryWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly words: SectionWords;
  readonly labels: {
    readonly tabs: string;
    readonly open: string;
    readonly close: string;
    readonly previous: string;
    readonly next: string;
    readonly loading: string;
    /** Stands in the place of a picture that did not arrive. */
    readonly failed: string;
    /** {n} is the picture's number, {total} how many the set has. */
    readonly position: string;
  };
  readonly tabs: Readonly<Record<GalleryTabId, string>>;
  readonly images: Readonly<
    Record<GalleryImageId, { readonly alt: string; readonly title: string; readonly description: string }>
  >;
}
