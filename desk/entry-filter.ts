import { workingHours } from '../content/model/working-hours.ts';
import { type EntryFilter, sorts } from '../contract/desk/entries.ts';
import { formsOf } from '../contract/desk/roles.ts';
import { isStatus } from '../contract/desk/statuses.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** It stands within another address, where each of its signs may take three. */
const listMaxLength = 3000;

/** The filter that an address carries. What is not one of ours is left out: anybody can write an address. */
export function filterOf(params: URLSearchParams): EntryFilter {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const status = text('status');
  const until = dayOf(text('to'));
  return {
    form: formsOf('admin').find((form) => form === params.get('form')),
    status: status === 'open' || (status !== undefined && isStatus(status)) ? status : undefined,
    owner: text('owner')?.slice(0, 36),
    locale: text('locale')?.slice(0, 10),
    since: dayOf(text('from')),
    until: until && new Date(until.getTime() + dayMs),
    search: text('q'),
    sort: sorts.find((sort) => sort === params.get('sort')),
  };
}

/** A day of the company's calendar, from its first moment. */
function dayOf(text: string | undefined): Date | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(day) ? undefined : new Date(day - workingHours.utcOffsetHours * 60 * 60 * 1000);
}

/** The same filter as an address carries it, without what is empty and without the page. */
export const filterQuery = (params: URLSearchParams): string => queryWithout(params, 'after', 'format');

/** The same with the page: the list as somebody has it before them, for the way back to it. A pasted letter is left out. */
export function listQuery(params: URLSearchParams): string {
  const query = queryWithout(params, 'format');
  return query.length > listMaxLength ? '' : query;
}

function queryWithout(params: URLSearchParams, ...names: readonly string[]): string {
  const kept = [...params].filter(([name, value]) => value !== '' && !names.includes(name));
  return new URLSearchParams(kept).toString();
}
