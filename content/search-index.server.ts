import { contentOf } from './content.server.ts';
import { type Locale, locales } from './model/locales.ts';
import { type PageKey, pagePaths, pathsFor } from './model/paths.ts';
import type { SearchWords } from './model/search.ts';
import type { Paragraphs } from './model/service-types.ts';
import { groups, mainCategories, standaloneSlugs } from './model/services.ts';

export interface SearchItem {
  readonly title: string;
  /** What the other language calls it. */
  readonly elsewhere: string;
  readonly path: string;
  /** What kind of thing it is, in words. */
  readonly type: string;
  /** What people call it too, in either language. */
  readonly also: readonly string[];
  /** Sentences of its page. */
  readonly says: readonly string[];
}

export interface SearchIndex {
  readonly items: readonly SearchItem[];
  /** Words of both languages that need not be found where others are. */
  readonly passedOver: readonly string[];
}

/** Everything that search can find: services, the groups, and the general pages (spec §2). */
export function searchIndexOf(locale: Locale): SearchIndex {
  const other = locales.find((each) => each !== locale) ?? locale;
  const [here, there] = [contentOf(locale), contentOf(other)];
  const { types } = here.shell.search;
  const paths = pathsFor(locale);
  const also = (of: (words: SearchWords) => readonly string[]) => [...of(here.search), ...of(there.search)];
  const items = [
    ...groups.flatMap((group) =>
      group.services.map((slug) => ({
        title: here.services.items[slug].title,
        elsewhere: there.services.items[slug].title,
        path: paths.service(group.slug, slug),
        type: types.service,
        also: also(({ services }) => services[slug]),
        says: sentencesOf(here.services.items[slug]),
      })),
    ),
    ...standaloneSlugs
      // Waste Management is also a specialized service; one result for it is enough.
      .filter((slug): slug is Exclude<typeof slug, 'waste-management'> => slug !== 'waste-management')
      .map((slug) => ({
        title: here.services.standalone[slug].title,
        elsewhere: there.services.standalone[slug].title,
        path: paths.serviceGroup(slug),
        type: types.service,
        also: also(({ standalone }) => standalone[slug]),
        says: sentencesOf(here.services.standalone[slug]),
      })),
    ...mainCategories.map((slug) => ({
      title: here.services.groups[slug].title,
      elsewhere: there.services.groups[slug].title,
      path: paths.serviceGroup(slug),
      type: types.group,
      also: also((words) => words.groups[slug]),
      says: sentencesOf(here.services.groups[slug]),
    })),
    ...(Object.keys(pagePaths) as PageKey[])
      .filter((key) => key !== 'notFound')
      .map((key) => ({
        title: here.pageTitles[key],
        elsewhere: there.pageTitles[key],
        path: paths[key],
        type: types.page,
        also: also(({ pages }) => pages[key]),
        says: [],
      })),
  ];
  return { items, passedOver: [...here.search.passedOver, ...there.search.passedOver] };
}

/** What is included first, for it is the shortest reason; then the sentences of the text. */
function sentencesOf(words: {
  readonly summary: string;
  readonly description: Paragraphs;
  readonly included?: readonly string[];
}): readonly string[] {
  const text = words.description.map((runs) =>
    runs.map((run) => (typeof run === 'string' ? run : run.bold)).join(''),
  );
  return [
    ...(words.included ?? []),
    ...[words.summary, ...text].flatMap((part) => part.split(/(?<=[.؟!])\s+/)),
  ];
}
