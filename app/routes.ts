import { type RouteConfig, route } from '@react-router/dev/routes';

// The spec's route table (§2), in its order.
export default [
  route('faqs', './pages/faqs.tsx'),
  route('404', './pages/not-found.tsx', { id: 'not-found-page' }),
  ...(process.env.NODE_ENV === 'development' ? [route('kit', './kit/kit-page.tsx')] : []),
  route('*', './pages/not-found.tsx'),
] satisfies RouteConfig;
