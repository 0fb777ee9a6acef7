import { type Locale, localeOf, locales, prefixOf } from './locales.ts';
import {
  type GroupSlug,
  groups,
  type MainCategorySlug,
  mainCategories,
  type ServiceSlug,
  type StandaloneSlug,
  standaloneSlugs,
  umbrella,
} from './services.ts';

/**
 * The spec's route table (§2) in its order, the policies it leaves open beside the one it names. Links, routes,
 * prerendering, sitemap and search all go by it.
 */
export const routePaths = {
  home: '/',
  whoWeAre: '/who-we-are',
  missionVision: '/mission-vision',
  testimonials: '/testimonials',
  gallery: '/gallery',
  healthSafety: '/health-safety',
  sustainability: '/sustainability',
  smartTech: '/smart-tech',
  services: '/services',
  serviceGroup: '/service/:group',
  service: '/service/:group/:service',
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

/** The places within pages that links lead to. */
export const anchors = {
  contactForm: 'contact',
  contactLocation: 'location',
  responseTimes: 'response-times',
} as const;

export type RouteKey = keyof typeof routePaths;

const { serviceGroup, service, ...withoutParameters } = routePaths;

/** The pages whose address has no parameters. */
export const pagePaths = withoutParameters;
export type PageKey = keyof typeof pagePaths;

/** What menus, breadcrumbs and search call the pages. */
export type PageTitles = Readonly<Record<PageKey, string>>;

/** The address of a route in one language; English has no prefix. */
export const localPath = (locale: Locale, path: string): string => {
  const prefix = prefixOf(locale);
  return prefix && path === '/' ? prefix : `${prefix}${path}`;
};

/** What the search looks through: no page, but built like one. */
export const searchIndexPath = (locale: Locale): string => localPath(locale, '/search.json');

/** The same address in the other language. */
export const twinOf = (pathname: string): string => {
  const locale = localeOf(pathname);
  if (locale === locales[0]) return localPath(locales[1], pathname);
  return pathname.slice(prefixOf(locale).length) || '/';
};

const build = (locale: Locale) => {
  const at = (path: string) => localPath(locale, path);
  const pages = Object.fromEntries(Object.entries(pagePaths).map(([key, path]) => [key, at(path)]));
  return {
    ...(pages as Readonly<Record<PageKey, string>>),
    contactForm: at(`${pagePaths.contact}#${anchors.contactForm}`),
    contactLocation: at(`${pagePaths.contact}#${anchors.contactLocation}`),
    industrySector: (id: string) => at(`${pagePaths.industry}#${id}`),
    /** A group, the umbrella, or one of the top-level entries that is no group. */
    serviceGroup: (slug: MainCategorySlug | StandaloneSlug) => at(serviceGroup.replace(':group', slug)),
    service: (group: GroupSlug, slug: ServiceSlug) =>
      at(service.replace(':group', group).replace(':service', slug)),
    responseTimes: at(`${serviceGroup.replace(':group', umbrella.slug)}#${anchors.responseTimes}`),
    quoteFor: (slug: ServiceSlug | StandaloneSlug) => at(`${pagePaths.requestQuote}?service=${slug}`),
  } as const;
};

export type Paths = ReturnType<typeof build>;

const tables = Object.fromEntries(locales.map((locale) => [locale, build(locale)])) as Readonly<
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
