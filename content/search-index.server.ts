import { contentOf } from './content.server.ts';
import type { Locale } from './model/locales.ts';
import { type PageKey, pagePaths, pathsFor } from './model/paths.ts';
import { groups, standaloneEntries, umbrella } from './model/services.ts';

export interface SearchItem {
  readonly title: string;
  readonly path: string;
  /** What kind of thing it is, in words. */
  readonly type: string;
}

/** Everything that search can find: services, the groups, and the general pages (spec §2). */
export function searchIndexOf(locale: Locale): readonly SearchItem[] {
  const { pageTitles, shell } = contentOf(locale);
  const { types } = shell.search;
  const paths = pathsFor(locale);
  return [
    ...groups.flatMap((group) =>
      group.services.map(({ slug, title }) => ({
        title,
        path: paths.service(group.slug, slug),
        type: types.service,
      })),
    ),
    ...standaloneEntries
      // Waste Management is also a specialized service; one result for it is enough.
      .filter((entry) => entry.slug !== 'waste-management')
      .map(({ slug, title }) => ({ title, path: paths.serviceGroup(slug), type: types.service })),
    ...[umbrella, ...groups].map(({ slug, title }) => ({
      title,
      path: paths.serviceGroup(slug),
      type: types.group,
    })),
    ...(Object.keys(pagePaths) as PageKey[])
      .filter((key) => key !== 'notFound')
      .map((key) => ({ title: pageTitles[key], path: paths[key], type: types.page })),
  ];
}
