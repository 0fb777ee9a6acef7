import { localeOf } from '../../../content/model/locales.ts';
import { searchIndexOf } from '../../../content/search-index.server.ts';
import type { Route } from './+types/route.ts';

/** What the search looks through, fetched when it is opened: too much to travel with every page. */
export const loader = ({ url }: Route.LoaderArgs) => Response.json(searchIndexOf(localeOf(url.pathname)));
