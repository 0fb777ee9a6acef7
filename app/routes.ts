import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The kit of components is shown by the development server, and built by itself for its tests. */
const withKit = process.env.NODE_ENV === 'development' || process.env.KIT === 'only';

// The spec's route table (§2), in its order.
export default [
  index('./screens/home/route.tsx'),
  route('who-we-are', './screens/who-we-are/route.tsx'),
  route('mission-vision', './screens/mission-vision/route.tsx'),
  route('testimonials', './screens/testimonials/route.tsx'),
  route('gallery', './screens/gallery/route.tsx'),
  route('health-safety', './screens/health-safety/route.tsx'),
  route('sustainability', './screens/sustainability/route.tsx'),
  route('smart-tech', './screens/smart-tech/route.tsx'),
  route('services', './screens/services/overview/route.tsx'),
  route('service/:group', './screens/services/group/route.tsx'),
  route('service/:group/:service', './screens/services/detail/route.tsx'),
  route('industry', './screens/industry/route.tsx'),
  route('client-portfolio', './screens/client-portfolio/route.tsx'),
  route('accreditations', './screens/accreditations/route.tsx'),
  route('contact-us', './screens/contact/route.tsx'),
  route('request-quote', './screens/request-quote/route.tsx'),
  route('faqs', './screens/faqs/route.tsx'),
  route('careers', './screens/careers/route.tsx'),
  route('cookie-policy', './screens/policy/route.tsx', { id: 'cookie-policy' }),
  route('privacy-policy', './screens/policy/route.tsx', { id: 'privacy-policy' }),
  route('terms-conditions', './screens/policy/route.tsx', { id: 'terms-conditions' }),
  route('estimate-project', './screens/estimate-project/route.tsx'),
  route('404', './screens/not-found/route.tsx', { id: 'not-found-page' }),
  ...(withKit
    ? [route('kit/client-loader', './kit/client-loader-page.tsx'), route('kit/:part?', './kit/kit-page.tsx')]
    : []),
  route('*', './screens/not-found/route.tsx'),
] satisfies RouteConfig;
