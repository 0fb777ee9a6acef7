import { type Locale, prefixOf } from '../../content/model/locales.ts';

interface Routes {
  readonly [id: string]: { path?: string } | undefined;
}

/**
 * A document never changes its language, while app/routes.ts serves all of them from one route. In the browser a route is
 * that of the document's language: React Router, which puts all of them in order twice, has half as many to order.
 */
export function keepOneLanguage(routes: Routes, locale: Locale): void {
  for (const route of Object.values(routes)) if (route?.path) route.path = pathInLanguage(route.path, locale);
}

/** `ar?/services` is `services` in one language and `ar/services` in the other. */
function pathInLanguage(path: string, locale: Locale): string {
  return path.replace(/^(?:\w+\?(?:\/|$))+/, `${prefixOf(locale)}/`).replace(/^\/|\/$/g, '');
}
