import type { MetaDescriptor } from 'react-router';
import { companyNames } from '../content/model/company.ts';
import { type Locale, localeOf, locales } from '../content/model/locales.ts';
import { twinOf } from '../content/model/paths.ts';
import type { PageMeta } from '../content/model/types.ts';
import type { PictureData } from './ui/picture-data.ts';

type PageMetaOptions = {
  readonly meta: PageMeta;
  /** The picture of the social card. */
  readonly card: PictureData & { readonly alt?: string };
} & (
  | {
      /** The page's own address, which also tells its language. */
      readonly pathname: string;
    }
  | {
      /** A page that was not found has no address of its own. */
      readonly locale: Locale;
    }
);

/** As social networks name the languages that they would not take for granted. */
const ogLocales: Readonly<Partial<Record<Locale, string>>> = { ar: 'ar_AE' };

/** The page's own address and that of the same page in the other language, each of which names both. */
function addresses(pathname: string, locale: Locale): MetaDescriptor[] {
  const at = (path: string) => `${__SITE_URL__}${path}`;
  const twin = twinOf(pathname);
  const english = locale === locales[0] ? pathname : twin;
  const alternate = (hrefLang: string, path: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: at(path),
  });
  return [
    { tagName: 'link', rel: 'canonical', href: at(pathname) },
    alternate(locale, pathname),
    alternate(localeOf(twin), twin),
    alternate('x-default', english),
    { property: 'og:url', content: at(pathname) },
  ];
}

/** The head of every page (spec §1): prefixed title, robots, description, canonical address, social card. */
export function pageMeta({ meta, card, ...page }: PageMetaOptions): MetaDescriptor[] {
  const pathname = 'locale' in page ? undefined : page.pathname;
  const locale = 'locale' in page ? page.locale : localeOf(page.pathname);
  const { shortName, name } = companyNames[locale];
  const ogLocale = ogLocales[locale];
  const title = `${shortName} | ${meta.title}`;
  return [
    { title },
    { name: 'description', content: meta.description },
    { name: 'robots', content: __ROBOTS__ },
    ...(pathname ? addresses(pathname, locale) : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    ...(ogLocale ? [{ property: 'og:locale', content: ogLocale }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: meta.description },
    { property: 'og:image', content: `${__SITE_URL__}${card.src}-card.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...(card.alt ? [{ property: 'og:image:alt', content: card.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
