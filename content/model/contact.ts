/** sample: true: the ways to the office are to be replaced by the owner's own. */
import type { PhoneId } from './company.ts';
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const contactPictures = {
  banner: 'banners/security-1',
  office: 'gallery/team-4',
} as const satisfies Record<string, PictureName>;

export const contactPhones = ['tollFree', 'dubai'] as const satisfies readonly PhoneId[];

/** Ways to come to the office. */
export const directionIds = ['car', 'metro'] as const;
type DirectionId = (typeof directionIds)[number];

export interface ContactWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  /** Scrolls to the top when already on the page (spec §2). */
  readonly contactButton: string;
  readonly form: SectionWords;
  readonly phones: Readonly<Record<PhoneId, { readonly title: string; readonly text: string }>>;
  readonly email: { readonly title: string; readonly text: string };
  readonly office: SectionWords & {
    readonly addressLabel: string;
    readonly hoursLabel: string;
    readonly directions: Readonly<Record<DirectionId, { readonly label: string; readonly text: string }>>;
    readonly alt: string;
  };
}

/** The map is used on the contact and the quote page. */
export interface OfficeMapWords {
  /** The frame's accessible name; {company} is ours. */
  readonly title: string;
  readonly loadLabel: string;
  readonly loadNote: string;
  readonly openLabel: string;
}
