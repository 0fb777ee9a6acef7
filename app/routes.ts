import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { locales } from '../content/model/locales.ts';
import { type RouteKey, routePaths, searchIndexPath } from '../content/model/paths.ts';

/** The folder of each screen; one that serves several addresses gives each of them an id of its own. */
const screens: Readonly<Record<RouteKey, string | { readonly screen: string; readonly id: string }>> = {
  home: 'home',
  whoWeAre: 'who-we-are',
  missionVision: 'mission-vision',
  testimonials: 'testimonials',
  gallery: 'gallery',
  healthSafety: 'health-safety',
  sustainability: 'sustainability',
  smartTech: 'smart-tech',
  services: 'services/overview',
  serviceGroup: 'services/group',
  service: 'services/detail',
  industry: 'industry',
  clientPortfolio: 'client-portfolio',
  accreditations: 'accreditations',
  contact: 'contact',
  requestQuote: 'request-quote',
  faqs: 'faqs',
  careers: 'careers',
  cookiePolicy: { screen: 'policy', id: 'cookie-policy' },
  privacyPolicy: { screen: 'policy', id: 'privacy-policy' },
  termsConditions: { screen: 'policy', id: 'terms-conditions' },
  estimateProject: 'estimate-project',
  notFound: { screen: 'not-found', id: 'not-found-page' },
};

/** The kit of components is shown by the development server, and built by itself for its tests. */
const withKit = process.env.NODE_ENV === 'development' || process.env.KIT === 'only';

/** One route serves an address in all languages: the first has no prefix, the other's may stand in front. */
const [, ...others] = locales;
const prefix = others.map((locale) => `${locale}?`).join('/');

function routeAt(path: string, screen: string, id = `screens/${screen}/route`): RouteConfigEntry {
  return route(`${prefix}${path === '/' ? '' : path}`, `./screens/${screen}/route.tsx`, { id });
}

/** Every address in every language, and last what no address matches. */
export default [
  ...(withKit
    ? [
        route('kit/client-loader', './kit/client-loader-page.tsx'),
        route(`${prefix}/kit/:part?`, './kit/kit-page.tsx'),
      ]
    : []),
  ...(Object.keys(screens) as RouteKey[]).map((key) => {
    const entry = screens[key];
    const { screen, id } = typeof entry === 'string' ? { screen: entry, id: undefined } : entry;
    return routeAt(routePaths[key], screen, id);
  }),
  routeAt(searchIndexPath(locales[0]), 'search-index'),
  route('*', './screens/not-found/route.tsx', { id: 'screens/not-found/route' }),
] satisfies RouteConfig;
