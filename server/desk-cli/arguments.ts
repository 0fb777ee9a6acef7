import { parseArgs } from 'node:util';
import { formNames } from '../../contract/form-names.ts';
import type { ListFilter } from '../storage/store.ts';
import { UsageError } from './usage.ts';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

const dayMs = 24 * 60 * 60 * 1000;

/** Splits a command's words into its options and exactly as many plain words as it takes. */
export function readArguments(
  words: readonly string[],
  options: Options,
  plain: { least: number; most: number },
) {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error),
    );
  }
  const { positionals, values } = parsed;
  if (positionals.length < plain.least) throw new UsageError('Something is missing after the command');
  if (positionals.length > plain.most)
    throw new UsageError(`"${positionals[plain.most]}" is one word too many`);
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { words: positionals, text, isSet: (name: string) => values[name] === true };
}

export const filterOptions = { form: { type: 'string' }, since: { type: 'string' } } as const;

export function readFilter(text: (name: string) => string | undefined, now: Date): ListFilter {
  const form = text('form');
  const since = text('since');
  const known = formNames.find((one) => one === form);
  if (form !== undefined && known === undefined) throw new UsageError(`There is no form called "${form}"`);
  return {
    ...(known === undefined ? {} : { form: known }),
    ...(since === undefined ? {} : { since: readMoment(since, now) }),
  };
}

function readMoment(text: string, now: Date): Date {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  if (days !== undefined) return new Date(now.getTime() - Number(days) * dayMs);
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw new UsageError(`"${text}" is not a date such as 2026-03-01 or 7d`);
  return moment;
}
