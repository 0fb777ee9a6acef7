import type { EntrySummary } from '../../contract/desk/entries.ts';
import { openStatuses } from '../../contract/desk/statuses.ts';
import type { FormName } from '../../contract/form-contract.ts';
import type { Database } from './database.ts';
import type { EntryRows, Scope } from './entry-rows.ts';

export interface TodayRows {
  /** Open entries by the time they must be answered. */
  due(scope: Scope, limit: number): Promise<readonly EntrySummary[]>;
  openCounts(
    scope: Scope,
    moments: { now: Date; endOfDay: Date },
  ): Promise<{ overdue: number; dueToday: number; open: number; unowned: number }>;
}

export function todayRows({ db }: Database, entries: EntryRows): TodayRows {
  return {
    async due(scope, limit) {
      return (await entries.page(scope, { status: 'open', sort: 'due' }, undefined, limit)).entries;
    },

    async openCounts(scope, { now, endOfDay }) {
      const count = (condition: 'overdue' | 'dueToday' | 'open' | 'unowned') => {
        let query = db
          .selectFrom('submission')
          .select((on) => on.fn.countAll<number>().as('count'))
          .where('status', 'in', [...openStatuses]);
        if (scope.length < 4) query = query.where('form', 'in', [...scope] as FormName[]);
        if (condition === 'overdue') query = query.where('due_at', '<', now.getTime());
        if (condition === 'dueToday')
          query = query.where('due_at', '>=', now.getTime()).where('due_at', '<', endOfDay.getTime());
        if (condition === 'unowned') query = query.where('owner_id', 'is', null);
        return query.executeTakeFirstOrThrow();
      };
      const [overdue, dueToday, open, unowned] = await Promise.all(
        (['overdue', 'dueToday', 'open', 'unowned'] as const).map(count),
      );
      return {
        overdue: overdue?.count ?? 0,
        dueToday: dueToday?.count ?? 0,
        open: open?.count ?? 0,
        unowned: unowned?.count ?? 0,
      };
    },
  };
}
