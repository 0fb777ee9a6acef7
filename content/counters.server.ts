import { contentOf } from './content.server.ts';
import { counterRunMs, counterSuffix, counters } from './model/counters.ts';
import type { Locale } from './model/locales.ts';

/** What the counters block shows. */
export function countersOf(locale: Locale) {
  const { labels, projectsNote } = contentOf(locale).counters;
  return {
    counters: counters.map((counter) => ({ ...counter, suffix: counterSuffix, text: labels[counter.id] })),
    counterRunMs,
    projectsNote,
  };
}
