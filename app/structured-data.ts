import type { LocalCompany } from '../content/company.server.ts';
import type { Locale } from '../content/model/locales.ts';
import type { PictureData } from './ui/picture-data.ts';

/** What search engines are told of a page, in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

export interface Place {
  readonly label: string;
  readonly to: string;
}

const absolute = (path: string) => `${__SITE_URL__}${path}`;

/** The page that all other things are told on, which is where a language can be named. */
export const pageThing = (path: string, locale: Locale): Thing => ({
  '@type': 'WebPage',
  url: absolute(path),
  inLanguage: locale,
});

/** The trail that the breadcrumb shows, ending with the page itself. */
export function breadcrumbThing(trail: readonly Place[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(to),
    })),
  };
}

interface Answered {
  readonly title: string;
  readonly body: string;
}

/** Questions with their answers, as the page shows them. */
export const faqThing = (path: string, locale: Locale, items: readonly Answered[]): Thing => ({
  ...pageThing(path, locale),
  '@type': 'FAQPage',
  mainEntity: items.map(({ title, body }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: body },
  })),
});

export interface ServiceThing {
  readonly name: string;
  /** The kind of service: its group. */
  readonly kind: string;
  readonly description: string;
  readonly path: string;
  readonly picture: PictureData;
  readonly provider: Pick<LocalCompany, 'name' | 'country' | 'phones'>;
  /** The services that a group offers. */
  readonly offers?: readonly { readonly title: string; readonly to: string }[];
}

export function serviceThing({
  name,
  kind,
  description,
  path,
  picture,
  provider,
  offers,
}: ServiceThing): Thing {
  return {
    '@type': 'Service',
    name,
    serviceType: kind,
    description,
    url: absolute(path),
    image: absolute(`${picture.src}-card.jpg`),
    areaServed: { '@type': 'Country', name: provider.country },
    provider: {
      '@type': 'Organization',
      name: provider.name,
      url: absolute('/'),
      telephone: provider.phones.dubai.shown,
    },
    ...(offers && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: offers.map(({ title, to }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title, url: absolute(to) },
        })),
      },
    }),
  };
}
