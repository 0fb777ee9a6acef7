/** What each language calls the company. Apart from the rest, because every page's title needs it in the browser. */
export const companyNames = {
  en: { shortName: 'NASAQ', name: 'NASAQ Facilities Management' },
  ar: { shortName: 'نسق', name: 'نسق لإدارة المرافق' },
} as const;

/** Where the office is. */
const place = { latitude: 25.1376, longitude: 55.2279 } as const;

/**
 * sample: true
 *
 * The company in one file. Everything here is fictional; a real company replaces these values and, in
 * content/<language>/company.ts, what is said of them, and nothing else needs to change.
 */
export const company = {
  /** As the brand is written in Latin letters, whatever the language: in mail headers and in the web manifest. */
  ...companyNames.en,
  phones: {
    tollFree: { shown: '800 000 000', href: 'tel:800000000' },
    dubai: { shown: '+971 4 000 0000', href: 'tel:+97140000000' },
  },
  emails: {
    info: 'info@nasaq.example',
    careers: 'careers@nasaq.example',
  },
  portalUrl: 'https://portal.nasaq.example',
  social: [
    { icon: 'facebook', href: 'https://www.facebook.com/nasaq.example' },
    { icon: 'instagram', href: 'https://www.instagram.com/nasaq.example' },
    { icon: 'linkedin', href: 'https://www.linkedin.com/company/nasaq-example' },
  ],
  /** The maps service: the only other host that a page may frame. */
  maps: {
    origin: 'https://www.google.com',
    embedUrl: `https://www.google.com/maps?q=${place.latitude},${place.longitude}&z=14&output=embed`,
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`,
  },
  place,
  /** Monday to Friday. The helpdesk answers at any hour. */
  officeHours: { opens: '8:00', closes: '18:00' },
  foundedYear: 2007,
} as const;

export type SocialId = (typeof company.social)[number]['icon'];
export type PhoneId = keyof typeof company.phones;

export interface CompanyWords {
  readonly tagline: string;
  /** What stands before each number. */
  readonly phones: Readonly<Record<PhoneId, string>>;
  readonly office: {
    /** Street, district and country; there are no postcodes in the UAE. */
    readonly lines: readonly [string, string, string];
    readonly hours: string;
  };
}
