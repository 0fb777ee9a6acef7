import outfit from '../../.cache/typeface/outfit.woff2?url';
import readex from '../../.cache/typeface/readex.woff2?url';
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
  en: { rules: '', typefaces: [outfit] },
  ar: { rules: arabicRules, typefaces: [readex, outfit] },
};

export const pageLanguage = (locale: Locale): PageLanguage => ({
  ...brought[locale],
  manifest: `${prefixOf(locale)}/site.webmanifest`,
});
