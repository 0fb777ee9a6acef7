import { type Locale, locales, prefixOf } from './locales.ts';
import {
  type GroupSlug,
  groups,
  type MainCategorySlug,
  mainCategories,
  type ServiceSlug,
  type StandaloneSlug,
  standaloneSlugs,
} from './services.ts';

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

const build = (prefix: string) => {
  const at = (path: string) => (prefix && path === '/' ? prefix : `${prefix}${path}`);
  const pages = Object.fromEntries(Object.entries(pagePaths).map(([key, path]) => [key, at(path)]));
  return {
    ...(pages as Readonly<Record<PageKey, string>>),
    contactForm: at('/contact-us#contact'),
    contactLocation: at('/contact-us#location'),
    industrySector: (id: string) => at(`/industry#${id}`),
    /** A group, the umbrella, or one of the top-level entries that is no group. */
    serviceGroup: (slug: MainCategorySlug | StandaloneSlug) => at(`/service/${slug}`),
    service: (group: GroupSlug, service: ServiceSlug) => at(`/service/${group}/${service}`),
    responseTimes: at('/service/ifm-services#response-times'),
    quoteFor: (slug: ServiceSlug | StandaloneSlug) => at(`/request-quote?service=${slug}`),
  } as const;
};

export type Paths = ReturnType<typeof build>;

const tables = Object.fromEntries(locales.map((locale) => [locale, build(prefixOf(locale))])) as Readonly<
  Record<Locale, Paths>
>;

/** The only place that builds an internal link: the addresses of one language. */
export const pathsFor = (locale: Locale): Paths => tables[locale];

/** The English addresses, which are the spec's. */
export const paths = pathsFor('en');

/** Every address of the site in one language, for prerendering, the sitemap and the tests. */
export function allPaths(locale: Locale = 'en'): string[] {
  const paths = pathsFor(locale);
  return [
    ...(Object.keys(pagePaths) as PageKey[]).map((key) => paths[key]),
    ...[...mainCategories, ...standaloneSlugs].map((slug) => paths.serviceGroup(slug)),
    ...groups.flatMap((group) => group.services.map((slug) => paths.service(group.slug, slug))),
  ];
}
