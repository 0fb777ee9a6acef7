/** The languages of the site, the first of which has no prefix in its addresses. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** Each language's name in that language: with it the switch leads there. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' };

/** What stands before every address of a language: nothing for English. */
export const prefixOf = (locale: Locale): string => (locale === locales[0] ? '' : `/${locale}`);

/** The address alone decides the language. */
export const localeOf = (pathname: string): Locale =>
  locales.find((locale) => locale !== locales[0] && pathname.split('/')[1] === locale) ?? locales[0];

/** Languages whose lines begin at the right. */
export const isRightToLeft = (locale: string): boolean => locale === 'ar';

/** What stands between the parts of an address. */
export const commas: Readonly<Record<Locale, string>> = { en: ', ', ar: '، ' };

/** A stored or written name of a language, should the site have it; otherwise the first. */
export const knownLocale = (name: string): Locale => locales.find((locale) => locale === name) ?? locales[0];

/** The conventions in which each language writes dates: British, not American ones; Western digits in both. */
export const dateConventions: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };
