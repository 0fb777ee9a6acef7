import { companyOf } from '../content/company.server.ts';
import { company, companyNames } from '../content/model/company.ts';
import { figures } from '../content/model/figures.ts';
import type { Locale } from '../content/model/locales.ts';
import type { Thing } from './structured-data.ts';

/** The company and its office, as search engines show them beside their results; for loaders. */
export function companyThing(locale: Locale): Thing {
  const { name, phones, emails, office, country } = companyOf(locale);
  const { opens, closes } = company.officeHours;
  return {
    '@type': 'LocalBusiness',
    name,
    alternateName: Object.values(companyNames).flatMap((names) => [names.shortName, names.name]),
    url: `${__SITE_URL__}/`,
    logo: `${__SITE_URL__}/icon-512.png`,
    telephone: [phones.dubai.shown, phones.tollFree.shown],
    email: emails.info,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.lines[0],
      addressLocality: office.lines[1],
      addressCountry: 'AE',
    },
    geo: { '@type': 'GeoCoordinates', ...company.place },
    openingHours: `Mo-Fr ${opens.padStart(5, '0')}-${closes}`,
    areaServed: { '@type': 'Country', name: country },
    foundingDate: String(company.foundedYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: figures.employees },
    sameAs: company.social.map(({ href }) => href),
  };
}
