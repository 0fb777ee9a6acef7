import { type Locale, locales } from '../../../content/model/locales.ts';

/** No list of languages that a browser sends is longer. */
const listMaxLength = 200;

/**
 * The language to answer in: that of the page, which our own forms name in Content-Language, otherwise the
 * first of Accept-Language that the site has.
 */
export function localeOfRequest(headers: Headers, known: readonly string[] = locales): Locale {
  const wanted = ['Content-Language', 'Accept-Language'].flatMap((header) =>
    languagesIn(headers.get(header) ?? ''),
  );
  return (wanted.find((language) => known.includes(language)) ?? locales[0]) as Locale;
}

/** The languages of a header without their regions, the most wanted first. */
function languagesIn(header: string): string[] {
  return header
    .slice(0, listMaxLength)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return {
        language: tag.trim().toLowerCase().split('-', 1)[0] ?? '',
        quality: Number(quality?.slice(2) ?? 1),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}
