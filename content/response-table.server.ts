import { contentOf } from './content.server.ts';
import type { Locale } from './model/locales.ts';
import { plural } from './model/plural.ts';
import { priorities, promises, responseTimes } from './model/response-times.ts';

/** The table of response times in one language, ready to be shown. */
export function responseTableOf(locale: Locale) {
  const { columns, rows, none, bare, within: _, ...words } = contentOf(locale).responseTimes;
  return {
    ...words,
    columns: [columns.priority, columns.examples, ...promises.map((what) => columns[what])],
    rows: priorities.map((id) => ({
      id,
      cells: [
        rows[id].name,
        rows[id].examples,
        ...promises.map((what) => {
          const time = responseTimes[id][what];
          return time ? plural(locale, bare[time.unit], time.count) : none;
        }),
      ],
    })),
  };
}
