import { faqs } from './en/faqs.ts';
import type { Locale } from './model/locales.ts';

const english = { faqs };

/** Every word of one language, a key a screen. */
export type Content = typeof english;

const contents: Readonly<Record<Locale, Content>> = { en: english };

/** The one way to the words. Loaders and the server call it; nothing that reaches a browser may. */
export const contentOf = (locale: Locale): Content => contents[locale];
