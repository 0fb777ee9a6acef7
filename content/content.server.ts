import { words as arabic } from './ar/words.ts';
import { words as english } from './en/words.ts';
import { factsOf, withFacts } from './facts.server.ts';
import type { Content } from './model/content.ts';
import type { Locale } from './model/locales.ts';

const filled = (locale: Locale, words: Content): Content =>
  withFacts(words, factsOf(locale, words.responseTimes));

const contents: Readonly<Record<Locale, Content>> = {
  en: filled('en', english),
  ar: filled('ar', arabic),
};

/** The one way to the words. Loaders and the server call it; nothing that reaches a browser may. */
export const contentOf = (locale: Locale): Content => contents[locale];
