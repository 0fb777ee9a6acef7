import type { Locale } from '../content/model/locales.ts';
import rules from './styles/arabic.css?inline';

/** The rules that only one language needs; they travel in its own pages and in no others. */
export const stylesOf = (locale: Locale, readex: string): string | undefined =>
  locale === 'ar'
    ? `@font-face{font-family:"Readex Pro";font-weight:400 600;font-display:swap;src:url("${readex}") format("woff2");unicode-range:U+600-6FF,U+AB,U+BB,U+200C-200F}${rules}`
    : undefined;
