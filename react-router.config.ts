import type { Config } from '@react-router/dev/config';
import { allPaths } from './content/paths.ts';

export default {
  ssr: true,
  prerender: { paths: allPaths(), concurrency: 2 },
  // The whole route manifest is small; asking for it in pieces would only add requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
