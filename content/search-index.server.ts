import { contentOf } from './content.server.ts';
import { type Locale, locales } from './model/locales.ts';
import { type PageKey, pagePaths, pathsFor } from './model/paths.ts';
import { groups, mainCategories, standaloneSlugs } from './model/services.ts';

export interface SearchItem {
  readonly title: string;
  /** What the other language calls it. */
  readonly elsewhere: string;
  readonly path: string;
  /** What kind of thing it is, in words. */
  readonly type: string;
}

/** Everything that search can find: services, the groups, and the general pages (spec §2). */
export function searchIndexOf(locale: Locale): readonly SearchItem[] {
  const other = locales.find((each) => each !== locale) ?? locale;
  const [here, there] = [contentOf(locale), contentOf(other)];
  const { types } = here.shell.search;
  const paths = pathsFor(locale);
  return [
    ...groups.flatMap((group) =>
      group.services.map((slug) => ({
        title: here.services.items[slug].title,
        elsewhere: there.services.items[slug].title,
        path: paths.service(group.slug, slug),
        type: types.service,
      })),
    ),
    ...standaloneSlugs
      // Waste Management is also a specialized service; one result for it is enough.
      .filter((slug) => slug !== 'waste-management')
      .map((slug) => ({
        title: here.services.standalone[slug].title,
        elsewhere: there.services.standalone[slug].title,
        path: paths.serviceGroup(slug),
        type: types.service,
      })),
    ...mainCategories.map((slug) => ({
      title: here.services.groups[slug].title,
      elsewhere: there.services.groups[slug].title,
      path: paths.serviceGroup(slug),
      type: types.group,
    })),
    ...(Object.keys(pagePaths) as PageKey[])
      .filter((key) => key !== 'notFound')
      .map((key) => ({
        title: here.pageTitles[key],
        elsewhere: there.pageTitles[key],
        path: paths[key],
        type: types.page,
      })),
  ];
}
