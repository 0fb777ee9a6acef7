import type { Locale } from './model/locales.ts';
import { middayBreak } from './model/midday-break.ts';
import { plural } from './model/plural.ts';
import { priorities, promises, type ResponseTimesWords, responseTimes } from './model/response-times.ts';

/** British dates, not American ones. */
const dateLocales: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

/** What words may name in braces, in one language: {p2.attend}, {midday.from}. */
export function factsOf(locale: Locale, { within }: ResponseTimesWords): ReadonlyMap<string, string> {
  const dates = new Intl.DateTimeFormat(dateLocales[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const date = ({ month, day }: { month: number; day: number }) =>
    dates.format(Date.UTC(2026, month - 1, day));
  const times = priorities.flatMap((priority) =>
    promises.flatMap((what) => {
      const time = responseTimes[priority][what];
      return time ? [[`${priority}.${what}`, plural(locale, within[time.unit], time.count)] as const] : [];
    }),
  );
  return new Map([
    ...times,
    ['midday.from', middayBreak.from],
    ['midday.to', middayBreak.to],
    ['midday.start', date(middayBreak.start)],
    ['midday.end', date(middayBreak.end)],
  ]);
}

/** The same words with every fact named in them written out. A name that no fact has stops the build. */
export function withFacts<Words>(words: Words, facts: ReadonlyMap<string, string>): Words {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replaceAll(/\{(\w+\.\w+)\}/g, (_, name: string) => {
        const fact = facts.get(name);
        if (fact === undefined) throw new Error(`The words name a fact {${name}} that does not exist.`);
        return fact;
      });
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(words) as Words;
}
