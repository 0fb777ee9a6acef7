import type { PageKey } from '../model/paths.ts';

/** What menus, breadcrumbs and search call the pages. */
export const pageTitles = {
  home: 'Home',
  whoWeAre: 'Who We Are',
  missionVision: 'Mission & Vision',
  testimonials: 'Testimonials',
  gallery: 'Gallery',
  healthSafety: 'Health & Safety',
  sustainability: 'Sustainability',
  smartTech: 'Smart Tech',
  services: 'Services',
  industry: 'Industries We Serve',
  clientPortfolio: 'Client Portfolio',
  accreditations: 'Accreditations',
  contact: 'Contact us',
  requestQuote: 'Request A Quote',
  faqs: 'FAQs',
  careers: 'Careers',
  cookiePolicy: 'Cookie Policy',
  privacyPolicy: 'Privacy Policy',
  termsConditions: 'Terms & Conditions',
  estimateProject: 'Estimate Project',
  notFound: 'Page not found',
} as const satisfies Record<PageKey, string>;
