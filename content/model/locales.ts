/** The languages of the site, the first of which has no prefix in its addresses. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

/** What stands before every address of a language: nothing for English. */
export const prefixOf = (locale: Locale): string => (locale === locales[0] ? '' : `/${locale}`);

/** The address alone decides the language. */
export const localeOf = (pathname: string): Locale =>
  locales.find((locale) => locale !== locales[0] && pathname.split('/')[1] === locale) ?? locales[0];
