import type { Config } from '@react-router/dev/config';
import { locales } from './content/model/locales.ts';
import { allPaths, searchIndexPath } from './content/model/paths.ts';
import { allUnknownPaths } from './content/model/unknown-addresses.ts';
import { readConfig } from './server/config.ts';

// tools/dev/kit.ts builds the kit of components for its tests.
const kitOnly = process.env.KIT === 'only';

export default {
  ssr: true,
  buildDirectory: kitOnly ? '.cache/kit' : 'build',
  prerender: {
    paths: kitOnly
      ? ['/kit/motion', '/kit/controls', '/kit/client-loader', '/ar/kit/motion', '/ar/kit/controls']
      : [...locales.flatMap(allPaths), ...locales.map(searchIndexPath), ...allUnknownPaths()],
    concurrency: 2,
  },
  // The whole route manifest is small; asking for it in pieces would only add requests.
  routeDiscovery: { mode: 'initial' },
  // Behind a proxy that ends TLS a posted form names the public address, which is not the one we are asked at.
  allowedActionOrigins: [new URL(readConfig(process.env).siteUrl).host],
} satisfies Config;
