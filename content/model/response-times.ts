import type { PluralWords } from './plural.ts';
import type { SectionWords } from './types.ts';

/**
 * sample: true
 *
 * Times of a fictional company, to be replaced by the owner's own.
 */

export const priorities = ['p1', 'p2', 'p3', 'p4'] as const;
export type Priority = (typeof priorities)[number];

/** What is promised of each: someone on site, no more danger or damage, the repair finished. */
export const promises = ['attend', 'makeSafe', 'finish'] as const;
export type Promised = (typeof promises)[number];

export interface Duration {
  readonly unit: 'minutes' | 'hours' | 'workingDays';
  readonly count: number;
}

/**
 * sample: true
 *
 * The one table of response times, to be replaced by the owner's own. Sentences name a time as {p2.attend}, and contentOf() puts the words there,
 * so that no page can promise another one.
 */
export const responseTimes: Readonly<
  Record<Priority, { readonly [What in Promised]: Duration | (What extends 'makeSafe' ? null : never) }>
> = {
  p1: {
    attend: { unit: 'minutes', count: 30 },
    makeSafe: { unit: 'hours', count: 1 },
    finish: { unit: 'hours', count: 24 },
  },
  p2: {
    attend: { unit: 'hours', count: 1 },
    makeSafe: { unit: 'hours', count: 2 },
    finish: { unit: 'hours', count: 24 },
  },
  p3: {
    attend: { unit: 'hours', count: 2 },
    makeSafe: { unit: 'hours', count: 4 },
    finish: { unit: 'workingDays', count: 2 },
  },
  // Nothing to make safe.
  p4: {
    attend: { unit: 'workingDays', count: 1 },
    makeSafe: null,
    finish: { unit: 'workingDays', count: 5 },
  },
};

type DurationWords = Readonly<Record<Duration['unit'], PluralWords>>;

export interface ResponseTimesWords extends SectionWords {
  readonly columns: Readonly<Record<'priority' | 'examples' | Promised, string>>;
  readonly rows: Readonly<Record<Priority, { readonly name: string; readonly examples: string }>>;
  /** In place of a time that a priority does not need. */
  readonly none: string;
  readonly note: string;
  /** A time inside a sentence: "within 2 hours". */
  readonly within: DurationWords;
  /** A time in the table: "2 hours". */
  readonly bare: DurationWords;
}
