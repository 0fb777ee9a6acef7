import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The kit of components is shown by the development server, and built by itself for its tests. */
const withKit = process.env.NODE_ENV === 'development' || process.env.KIT === 'only';

// The spec's route table (§2), in its order.
export default [
  index('./pages/home.tsx'),
  route('who-we-are', './pages/who-we-are.tsx'),
  route('mission-vision', './pages/mission-vision.tsx'),
  route('testimonials', './pages/testimonials.tsx'),
  route('gallery', './pages/gallery.tsx'),
  route('health-safety', './pages/health-safety.tsx'),
  route('sustainability', './pages/sustainability.tsx'),
  route('smart-tech', './pages/smart-tech.tsx'),
  route('services', './pages/services.tsx'),
  route('service/:group', './pages/service-group.tsx'),
  route('service/:group/:service', './pages/service-detail.tsx'),
  route('industry', './pages/industry.tsx'),
  route('client-portfolio', './pages/client-portfolio.tsx'),
  route('accreditations', './pages/accreditations.tsx'),
  route('contact-us', './pages/contact.tsx'),
  route('request-quote', './pages/request-quote.tsx'),
  route('faqs', './pages/faqs.tsx'),
  route('careers', './pages/careers.tsx'),
  route('cookie-policy', './pages/policy.tsx', { id: 'cookie-policy' }),
  route('privacy-policy', './pages/policy.tsx', { id: 'privacy-policy' }),
  route('terms-conditions', './pages/policy.tsx', { id: 'terms-conditions' }),
  route('estimate-project', './pages/estimate-project.tsx'),
  route('404', './pages/not-found.tsx', { id: 'not-found-page' }),
  ...(withKit ? [route('kit/:part?', './kit/kit-page.tsx')] : []),
  route('*', './pages/not-found.tsx'),
] satisfies RouteConfig;
