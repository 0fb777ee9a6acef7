import {
  type GroupSlug,
  groups,
  type MainCategorySlug,
  standaloneEntries,
  umbrella,
} from './services/outline.ts';

/** The pages without parameters, in the order of the spec's route table (§2). */
export const pagePaths = {
  home: '/',
  whoWeAre: '/who-we-are',
  missionVision: '/mission-vision',
  testimonials: '/testimonials',
  gallery: '/gallery',
  healthSafety: '/health-safety',
  sustainability: '/sustainability',
  smartTech: '/smart-tech',
  services: '/services',
  industry: '/industry',
  clientPortfolio: '/client-portfolio',
  accreditations: '/accreditations',
  contact: '/contact-us',
  requestQuote: '/request-quote',
  faqs: '/faqs',
  careers: '/careers',
  cookiePolicy: '/cookie-policy',
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms-conditions',
  estimateProject: '/estimate-project',
  notFound: '/404',
} as const;

export type PageKey = keyof typeof pagePaths;

/** The only place that builds an internal link. */
export const paths = {
  ...pagePaths,
  contactForm: '/contact-us#contact',
  contactLocation: '/contact-us#location',
  galleryTab: (tab: string) => `/gallery#${tab}`,
  industrySector: (id: string) => `/industry#${id}`,
  /** A group, the umbrella, or one of the top-level entries that is no group. */
  serviceGroup: (slug: MainCategorySlug | (typeof standaloneEntries)[number]['slug']) => `/service/${slug}`,
  service: (group: GroupSlug, service: string) => `/service/${group}/${service}`,
  servicesSection: (slug: MainCategorySlug) => `/services#${slug}`,
  quoteFor: (serviceTitle: string) => `/request-quote?service=${encodeURIComponent(serviceTitle)}`,
} as const;

/** Every address of the site that exists, for prerendering, the sitemap and the tests. */
export function allPaths(): string[] {
  return [
    ...Object.values(pagePaths),
    paths.serviceGroup(umbrella.slug),
    ...groups.map((group) => paths.serviceGroup(group.slug)),
    ...standaloneEntries.map((entry) => paths.serviceGroup(entry.slug)),
    ...groups.flatMap((group) => group.services.map((service) => paths.service(group.slug, service.slug))),
  ];
}
