import { contentOf } from './content.server.ts';
import { pageTitles } from './en/page-titles.ts';
import { type PageKey, pagePaths, paths } from './model/paths.ts';
import { groups, mainCategories, standaloneSlugs } from './model/services.ts';

export interface SearchItem {
  readonly title: string;
  readonly path: string;
  readonly type: 'Service' | 'Service group' | 'Page';
}

const services = contentOf('en').services;

/** Everything that search can find: services, the groups, and the general pages (spec §2). */
export const searchIndex: readonly SearchItem[] = [
  ...groups.flatMap((group) =>
    group.services.map(
      (slug): SearchItem => ({
        title: services.items[slug].title,
        path: paths.service(group.slug, slug),
        type: 'Service',
      }),
    ),
  ),
  ...standaloneSlugs
    // Waste Management is also a specialized service; one result for it is enough.
    .filter((slug) => slug !== 'waste-management')
    .map(
      (slug): SearchItem => ({
        title: services.standalone[slug].title,
        path: paths.serviceGroup(slug),
        type: 'Service',
      }),
    ),
  ...mainCategories.map(
    (slug): SearchItem => ({
      title: services.groups[slug].title,
      path: paths.serviceGroup(slug),
      type: 'Service group',
    }),
  ),
  ...(Object.keys(pagePaths) as PageKey[])
    .filter((key) => key !== 'notFound')
    .map((key): SearchItem => ({ title: pageTitles[key], path: pagePaths[key], type: 'Page' })),
];
