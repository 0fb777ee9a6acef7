import type { MetaDescriptor } from 'react-router';
import { company } from '../content/model/company.ts';
import type { PageMeta } from '../content/model/types.ts';
import type { PictureData } from './ui/picture-data.ts';

interface PageMetaOptions {
  readonly meta: PageMeta;
  /** The page's own address; a page that was not found has none. */
  readonly pathname?: string;
  /** The picture of the social card. */
  readonly card: PictureData & { readonly alt?: string };
}

/** The head of every page (spec §1): prefixed title, robots, description, canonical address, social card. */
export function pageMeta({ meta, pathname, card }: PageMetaOptions): MetaDescriptor[] {
  const title = `${company.shortName} | ${meta.title}`;
  const canonical = pathname === undefined ? undefined : `${__SITE_URL__}${pathname}`;
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
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: meta.description },
    { property: 'og:image', content: `${__SITE_URL__}${card.src}-card.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...(card.alt ? [{ property: 'og:image:alt', content: card.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
