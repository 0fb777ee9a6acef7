/** sample: true: what its words say of clients and contracts is to be replaced by the owner's own. */
import type { PluralWords } from './plural.ts';
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const clientPortfolioPictures = {
  banner: 'about/partners',
  staying: 'gallery/team-9',
} as const satisfies Record<string, PictureName>;

export interface ClientPortfolioWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly carousel: SectionWords;
  readonly grid: SectionWords & {
    readonly filterLabel: string;
    readonly allSectors: string;
    /** How many clients are in view. */
    readonly found: PluralWords;
  };
  readonly staying: SectionWords & {
    readonly paragraphs: readonly string[];
    readonly alt: string;
    readonly quoteLabel: string;
  };
}
