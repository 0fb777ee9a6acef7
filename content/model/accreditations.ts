import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const accreditationsPictures = {
  banner: 'banners/hard-2',
  audit: 'safety/standards',
} as const satisfies Record<string, PictureName>;

/**
 * sample: true
 *
 * Approvals by the authorities: the numbers are made up, to be replaced by the owner's own.
 */
export const approvals = [
  { id: 'det', number: 'DET 0000001', until: '2027-03-03' },
  { id: 'municipality', number: 'DM 0000002', until: '2027-01-31' },
  { id: 'civil-defence', number: 'DCD 0000003', until: '2027-06-30' },
  { id: 'sira', number: 'SIRA 0000004', until: '2027-05-14' },
  { id: 'dewa', number: 'DEWA 0000005', until: '2027-09-30' },
  { id: 'rera', number: 'RERA 0000006', until: '2027-04-18' },
  { id: 'free-zones', number: 'TRK 0000007', until: '2027-02-28' },
  { id: 'abu-dhabi', number: 'ADCDA 0000008', until: '2027-08-15' },
  { id: 'sharjah', number: 'SHJ 0000009', until: '2027-07-01' },
] as const;

export const auditPoints = ['inside', 'outside', 'findings', 'licences'] as const;

export interface AccreditationsWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly carousel: SectionWords & {
    readonly issuerLabel: string;
    readonly dateLabel: string;
    /** For one that is no longer held, with both of its dates. */
    readonly heldLabel: string;
    readonly held: string;
    readonly viewGallery: string;
  };
  readonly approvals: SectionWords & {
    readonly numberLabel: string;
    readonly untilLabel: string;
    readonly items: Readonly<
      Record<(typeof approvals)[number]['id'], { readonly authority: string; readonly scope: string }>
    >;
  };
  readonly audit: SectionWords & {
    readonly alt: string;
    readonly items: Readonly<
      Record<(typeof auditPoints)[number], { readonly title: string; readonly text: string }>
    >;
  };
}
