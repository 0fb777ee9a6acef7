import { company } from './model/company.ts';
import { dateConventions, type Locale } from './model/locales.ts';
import { middayBreak } from './model/midday-break.ts';
import { plural } from './model/plural.ts';
import { keepDays } from './model/policies.ts';
import { offerValidDays, replyTimes } from './model/reply-times.ts';
import { priorities, promises, type ResponseTimesWords, responseTimes } from './model/response-times.ts';
import { breakdownCalls } from './model/testimonials.ts';

/** What words may name in braces, in one language: {p2.attend}, {reply.enquiry}, {midday.from}. */
export function factsOf(locale: Locale, { within, bare }: ResponseTimesWords): ReadonlyMap<string, string> {
  const dates = new Intl.DateTimeFormat(dateConventions[locale], {
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
  const replies = Object.entries(replyTimes).flatMap(([name, { unit, count }]) => [
    [`reply.${name}`, plural(locale, within[unit], count)] as const,
    [`bare.${name}`, plural(locale, bare[unit], count)] as const,
  ]);
  return new Map([
    ...times,
    ...replies,
    ...Object.entries(keepDays).map(([name, days]) => [`keep.${name}`, String(days)] as const),
    ['offer.validDays', String(offerValidDays)],
    ['office.opens', company.officeHours.opens],
    ['office.closes', company.officeHours.closes],
    ['midday.from', middayBreak.from],
    ['midday.to', middayBreak.to],
    ['midday.start', date(middayBreak.start)],
    ['midday.end', date(middayBreak.end)],
    ['calls.before', breakdownCalls.before.toLocaleString('en')],
    ['calls.after', String(breakdownCalls.after)],
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
