/**
 * The company in one file. Everything here is fictional; a real company replaces these values
 * and nothing else needs to change.
 */
export const company = {
  shortName: 'NASAQ',
  name: 'NASAQ Facilities Management',
  nameArabic: 'نسق',
  slug: 'nasaq',
  tagline: 'Buildings in good order, day and night.',
  phones: {
    tollFree: { label: 'Toll-free', shown: '800 000 000', href: 'tel:800000000' },
    dubai: { label: 'Dubai', shown: '+971 4 000 0000', href: 'tel:+97140000000' },
  },
  emails: {
    info: 'info@nasaq.example',
    careers: 'careers@nasaq.example',
  },
  portalUrl: 'https://portal.nasaq.example',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/nasaq.example', icon: 'facebook' },
    { name: 'Instagram', href: 'https://www.instagram.com/nasaq.example', icon: 'instagram' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/nasaq-example', icon: 'linkedin' },
  ],
  office: {
    lines: ['Office 000, Example Tower', 'Al Quoz, Dubai', 'United Arab Emirates'],
    hours: 'Office open Monday to Friday, 8:00 to 18:00. Helpdesk open 24 hours, every day.',
  },
  /** The maps service: the only other host that a page may frame. */
  maps: {
    origin: 'https://www.google.com',
    embedUrl: 'https://www.google.com/maps?q=25.1376,55.2279&z=14&output=embed',
    linkUrl: 'https://www.google.com/maps/search/?api=1&query=25.1376,55.2279',
  },
  foundedYear: 2007,
} as const;
