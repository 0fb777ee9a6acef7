import { pageTitles } from './en/page-titles.ts';
import { type PageKey, pagePaths, paths } from './model/paths.ts';
import { groups, standaloneEntries, umbrella } from './model/services.ts';

export interface SearchItem {
  readonly title: string;
  readonly path: string;
  readonly type: 'Service' | 'Service group' | 'Page';
}

/** Everything that search can find: services, the groups, and the general pages (spec §2). */
export const searchIndex: readonly SearchItem[] = [
  ...groups.flatMap((group) =>
    group.services.map(
      ({ slug, title }): SearchItem => ({ title, path: paths.service(group.slug, slug), type: 'Service' }),
    ),
  ),
  ...standaloneEntries
    // Waste Management is also a specialized service; one result for it is enough.
    .filter((entry) => entry.slug !== 'waste-management')
    .map(({ slug, title }): SearchItem => ({ title, path: paths.serviceGroup(slug), type: 'Service' })),
  ...[umbrella, ...groups].map(
    ({ slug, title }): SearchItem => ({ title, path: paths.serviceGroup(slug), type: 'Service group' }),
  ),
  ...(Object.keys(pagePaths) as PageKey[])
    .filter((key) => key !== 'notFound')
    .map((key): SearchItem => ({ title: pageTitles[key], path: pagePaths[key], type: 'Page' })),
];
