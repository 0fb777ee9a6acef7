import { contentOf } from './content.server.ts';
import { company, companyNames, type PhoneId } from './model/company.ts';
import type { Locale } from './model/locales.ts';

/** The company as a language presents it: its names, numbers, office and profiles. */
export function companyOf(locale: Locale) {
  const words = contentOf(locale).company;
  const phone = (id: PhoneId) => ({ label: words.phones[id], ...company.phones[id] });
  const { emails, portalUrl, social, maps } = company;
  return {
    ...companyNames[locale],
    tagline: words.tagline,
    phones: { tollFree: phone('tollFree'), dubai: phone('dubai') },
    emails,
    portalUrl,
    social,
    country: words.office.lines[2],
    office: words.office,
    maps: { embedUrl: maps.embedUrl, linkUrl: maps.linkUrl },
  };
}

export type LocalCompany = ReturnType<typeof companyOf>;
