import type { MetaDescriptor } from 'react-router';
import { companyNames } from '../content/model/company.ts';
import { type Locale, localeOf } from '../content/model/locales.ts';
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

/** The head of every page (spec §1): prefixed title, robots, description, canonical address, social card. */
export function pageMeta({ meta, card, ...page }: PageMetaOptions): MetaDescriptor[] {
  const { shortName, name } = companyNames['locale' in page ? page.locale : localeOf(page.pathname)];
  const title = `${shortName} | ${meta.title}`;
  const canonical = 'locale' in page ? undefined : `${__SITE_URL__}${page.pathname}`;
  return [
    { title },
    { name: 'description', content: meta.description },
    { name: 'robots', content: __ROBOTS__ },
    ...(canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
        ]
      : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: meta.description },
    { property: 'og:image', content: `${__SITE_URL__}${card.src}-card.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...(card.alt ? [{ property: 'og:image:alt', content: card.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
