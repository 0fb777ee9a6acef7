import { dateConventions, type Locale } from '../content/model/locales.ts';

/** An ISO date in words, as its own calendar day; for loaders, since a browser takes 25 ms to learn the format. */
export const longDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateConventions[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
