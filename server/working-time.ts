import { answerTo } from '../content/model/reply-times.ts';
import { workingHours } from '../content/model/working-hours.ts';
import type { FormName } from '../contract/form-names.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const { utcOffsetHours, fromHour, toHour, days, holidays } = workingHours;
const offsetMs = utcOffsetHours * hourMs;
const closed: ReadonlySet<string> = new Set(holidays);

/** Days since 1970 by the company's clock. */
const dayOf = (moment: number): number => Math.floor((moment + offsetMs) / dayMs);
const opensAt = (day: number): number => day * dayMs + fromHour * hourMs - offsetMs;
const closesAt = (day: number): number => day * dayMs + toHour * hourMs - offsetMs;

function isWorkingDay(day: number): boolean {
  // 1 January 1970 was a Thursday, the fourth day of the week.
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
  return days.includes(weekday) && !closed.has(new Date(day * dayMs).toISOString().slice(0, 10));
}

/** When so much working time has passed since a moment. */
function afterWorkingTime(moment: number, workingMs: number): number {
  let left = workingMs;
  let day = dayOf(moment);
  for (;;) {
    if (isWorkingDay(day)) {
      const begin = Math.max(moment, opensAt(day));
      const room = closesAt(day) - begin;
      if (room >= left && room > 0) return begin + left;
      left -= Math.max(0, room);
    }
    day += 1;
  }
}

/** How much working time lies between two moments. */
export function workingTimeBetween(from: number, to: number): number {
  let total = 0;
  for (let day = dayOf(from); day <= dayOf(to); day += 1) {
    if (!isWorkingDay(day)) continue;
    total += Math.max(0, Math.min(to, closesAt(day)) - Math.max(from, opensAt(day)));
  }
  return total;
}

/** How many working hours the company has promised to take at most before it answers. */
export const promisedHours = (form: FormName): number => answerTo[form].count * (toHour - fromHour);

/** By when the company has promised an answer. */
export const dueAt = (form: FormName, receivedAt: number): number =>
  afterWorkingTime(receivedAt, promisedHours(form) * hourMs);

/** So long before the list of public holidays ends somebody has to add those of the next year. */
const holidaysAheadMs = 60 * dayMs;

/** The last holiday listed, when there are none for the time ahead. */
export function holidaysEndSoon(now: Date): string | undefined {
  const last = holidays.at(-1);
  return last !== undefined && Date.parse(last) - now.getTime() < holidaysAheadMs ? last : undefined;
}
