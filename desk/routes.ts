import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { brokenRules } from './broken-rules.ts';
import { allPlaces } from './rules.ts';

const screens = join(import.meta.dirname, 'screens');
const broken = brokenRules(allPlaces, readdirSync(screens), (screen) =>
  readFileSync(join(screens, screen, 'route.tsx'), 'utf8'),
);
// The build ends here: no page of the desk may be served that the rules do not know.
if (broken.length > 0) throw new Error(broken.join('\n'));

/** The addresses are those of the rule table; whatever else is asked for is not there. */
export default [
  layout('./shell/frame.tsx', [
    ...allPlaces.map(({ name, path, screen }) => {
      const file = `./screens/${screen}/route.tsx`;
      return path === '' ? index(file, { id: name }) : route(path, file, { id: name });
    }),
    route('*', './screens/not-found/route.tsx', { id: 'notFound' }),
  ]),
] satisfies RouteConfig;
