import { type RawBuilder, sql } from 'kysely';
import type { EntrySummary } from '../../contract/desk/entries.ts';
import { openStatuses } from '../../contract/desk/statuses.ts';
import type { FormName } from '../../contract/form-names.ts';
import type { Database } from './database.ts';
import type { EntryRows } from './entry-rows.ts';
import { firstArrivalAt } from './number-entries.ts';
import type { Scope } from './select-entries.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

export interface TodayRows {
  /** Open entries by the time they must be answered. */
  due(scope: Scope, limit: number): Promise<readonly EntrySummary[]>;
  openCounts(
    scope: Scope,
    moments: { now: Date; endOfDay: Date },
  ): Promise<{ overdue: number; dueToday: number; open: number; unowned: number }>;
  /** Counted in weeks from a moment on; a week's number begins with 0. */
  arrivalsByWeek(scope: Scope, from: Date): Promise<{ week: number; form: FormName; count: number }[]>;
  /** Of those first answered in a week: the middle one, and the one that nine in ten do not exceed. */
  answersByWeek(scope: Scope, from: Date): Promise<{ week: number; medianMs: number; p90Ms: number }[]>;
  cameFrom(
    scope: Scope,
    from: Date,
    column: 'source_page' | 'locale',
  ): Promise<{ value: string; count: number }[]>;
}

const cameFromLimit = 8;
const stepMs = 6 * 60 * 1000;

/** The time within which this share of the answers was given, from counts in ascending steps. */
function shareOf(steps: readonly { step: number; count: number }[], share: number): number {
  let left = steps.reduce((sum, { count }) => sum + Number(count), 0) * share;
  for (const { step, count } of steps) {
    left -= Number(count);
    if (left <= 0) return Number(step) * stepMs;
  }
  return 0;
}

/**
 * Asked in a way that no index on the form alone answers: SQLite would choose that one over the index that holds all that
 * is counted, and read a wide row for each entry.
 */
const ofForms = (scope: Scope) => sql<boolean>`coalesce(form, '') in (${sql.join([...scope])})`;

export function todayRows({ db }: Database, entries: EntryRows): TodayRows {
  return {
    async due(scope, limit) {
      return (await entries.page(scope, { status: 'open', sort: 'due' }, undefined, limit)).entries;
    },

    async openCounts(scope, { now, endOfDay }) {
      const many = (condition: RawBuilder<unknown>) =>
        sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
      const [at, end] = [now.getTime(), endOfDay.getTime()];
      const counts = await db
        .selectFrom('submission')
        .select((on) => [
          on.fn.countAll<number>().as('open'),
          many(sql`due_at < ${at}`).as('overdue'),
          many(sql`due_at >= ${at} and due_at < ${end}`).as('dueToday'),
          many(sql`owner_id is null`).as('unowned'),
        ])
        .where('status', 'in', [...openStatuses])
        .where('form', 'in', [...scope])
        .executeTakeFirstOrThrow();
      return {
        overdue: Number(counts.overdue),
        dueToday: Number(counts.dueToday),
        open: Number(counts.open),
        unowned: Number(counts.unowned),
      };
    },

    async arrivalsByWeek(scope, from) {
      const week = sql<number>`(arrival - ${sql.lit(firstArrivalAt(from.getTime()))}) / ${sql.lit(weekMs * 1024)}`;
      const rows = await db
        .selectFrom('submission')
        .select(['form', week.as('week'), (on) => on.fn.countAll<number>().as('count')])
        .where('arrival', '>=', firstArrivalAt(from.getTime()))
        .where('form', 'in', [...scope])
        .groupBy(['form', week])
        .execute();
      return rows.map((row) => ({ form: row.form, week: Number(row.week), count: Number(row.count) }));
    },

    async answersByWeek(scope, from) {
      // Counted in steps of six minutes, which is as fine as it is shown, and much less to sort than every answer.
      const begin = sql.lit(from.getTime());
      const { rows } = await sql<{ week: number; step: number; count: number }>`
        select (first_answered_at - ${begin}) / ${sql.lit(weekMs)} as week,
          answer_ms / ${sql.lit(stepMs)} as step, count(*) as count
        from submission
        where first_answered_at >= ${begin} and answer_ms is not null and ${ofForms(scope)}
        group by 1, 2 order by 1, 2`.execute(db);
      const byWeek = Map.groupBy(rows, ({ week }) => Number(week));
      return [...byWeek].map(([week, steps]) => ({
        week,
        medianMs: shareOf(steps, 0.5),
        p90Ms: shareOf(steps, 0.9),
      }));
    },

    async cameFrom(scope, from, column) {
      // Grouped by no index either, for the same reason.
      const value = sql<string>`coalesce(${sql.ref(column)}, '')`;
      const rows = await db
        .selectFrom('submission')
        .select([value.as('value'), (on) => on.fn.countAll<number>().as('count')])
        .where('arrival', '>=', firstArrivalAt(from.getTime()))
        .where(ofForms(scope))
        .where(column, 'is not', null)
        .groupBy(value)
        .orderBy('count', 'desc')
        .limit(cameFromLimit)
        .execute();
      return rows.map((row) => ({ value: row.value, count: Number(row.count) }));
    },
  };
}
