import type { PageKey } from './paths.ts';
import type { PageMeta } from './types.ts';

export const notFoundPicture = 'banners/soft-3' satisfies PictureName;

/** Where a lost visitor may want to go. */
export const notFoundLinks = [
  'services',
  'industry',
  'faqs',
  'contact',
] as const satisfies readonly PageKey[];

export interface NotFoundWords {
  readonly meta: PageMeta;
  readonly title: string;
  readonly sentence: string;
  /** Leads to the home page (spec §2). */
  readonly goBackLabel: string;
  readonly alt: string;
  readonly linksTitle: string;
  readonly links: Readonly<Record<(typeof notFoundLinks)[number], string>>;
}
