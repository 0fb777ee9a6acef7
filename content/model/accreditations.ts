import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const accreditationsPictures = {
  banner: 'banners/hard-2',
  audit: 'safety/standards',
} as const satisfies Record<string, PictureName>;

export const auditPoints = ['inside', 'outside', 'findings', 'licences'] as const;

export interface AccreditationsWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly carousel: SectionWords & {
    readonly issuerLabel: string;
    readonly dateLabel: string;
    readonly viewGallery: string;
  };
  readonly audit: SectionWords & {
    readonly alt: string;
    readonly items: Readonly<
      Record<(typeof auditPoints)[number], { readonly title: string; readonly text: string }>
    >;
  };
}
