import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Locale, locales } from '../content/model/locales.ts';
import { localPath, type RouteKey, routePaths } from '../content/model/paths.ts';

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

function routeAt(locale: Locale, path: string, screen: string, ownId?: string): RouteConfigEntry {
  const file = `./screens/${screen}/route.tsx`;
  const english = ownId ?? `screens/${screen}/route`;
  const id = locale === locales[0] ? english : `${locale}/${english}`;
  const address = localPath(locale, path).slice(1);
  return address === '' ? index(file, { id }) : route(address, file, { id });
}

/** Every address in every language, and last in each what no address matches. */
export default [
  ...(withKit
    ? [route('kit/client-loader', './kit/client-loader-page.tsx'), route('kit/:part?', './kit/kit-page.tsx')]
    : []),
  ...locales.flatMap((locale) => [
    ...(Object.keys(screens) as RouteKey[]).map((key) => {
      const entry = screens[key];
      const { screen, id } = typeof entry === 'string' ? { screen: entry, id: undefined } : entry;
      return routeAt(locale, routePaths[key], screen, id);
    }),
    routeAt(locale, '/*', 'not-found'),
  ]),
] satisfies RouteConfig;
