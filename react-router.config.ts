import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  prerender: { paths: ['/faqs', '/404'], concurrency: 2 },
  // The whole route manifest is small; asking for it in pieces would only add requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
