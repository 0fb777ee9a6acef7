import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { allPlaces } from './rules.ts';

/** The addresses are those of the rule table; whatever else is asked for is not there. */
export default [
  ...allPlaces.map(({ name, path, screen }) => {
    const file = `./screens/${screen}/route.tsx`;
    return path === '' ? index(file, { id: name }) : route(path, file, { id: name });
  }),
  route('*', './screens/not-found/route.tsx', { id: 'notFound' }),
] satisfies RouteConfig;
