import outfitBold from '../../.cache/typeface/outfit-bold.woff2?url';
import outfitFigures from '../../.cache/typeface/outfit-figures.woff2?url';
import outfitText from '../../.cache/typeface/outfit-text.woff2?url';
import readexBold from '../../.cache/typeface/readex-bold.woff2?url';
import readexText from '../../.cache/typeface/readex-text.woff2?url';
import { type Locale, prefixOf } from '../../content/model/locales.ts';
import arabicRules from '../styles/arabic.css?inline';

/** What a document brings because of its language. Browsers are told nothing of it: a document never changes its own. */
export interface PageLanguage {
  /** Rules that pages in other languages do without. */
  readonly rules: string;
  /** The typefaces that its first lines are set in. */
  readonly typefaces: readonly string[];
  readonly manifest: string;
}

const brought: Readonly<Record<Locale, Pick<PageLanguage, 'rules' | 'typefaces'>>> = {
  en: { rules: '', typefaces: [outfitText, outfitBold] },
  ar: { rules: arabicRules, typefaces: [readexText, readexBold, outfitFigures] },
};

export const pageLanguage = (locale: Locale): PageLanguage => ({
  ...brought[locale],
  manifest: `${prefixOf(locale)}/site.webmanifest`,
});
