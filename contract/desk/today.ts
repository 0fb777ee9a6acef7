import type { FormName } from '../form-names.ts';
import type { EntrySummary } from './entries.ts';

export interface WeekFigures {
  /** The Monday it begins with, as 2026-03-02. */
  readonly week: string;
  readonly byForm: Readonly<Partial<Record<FormName, number>>>;
  /** Working time to the first answer, of those first answered in that week. */
  readonly medianHours: number | undefined;
  readonly p90Hours: number | undefined;
}

export interface TodayFigures {
  /** Whose first answers are timed, and within how many working hours they are promised. */
  readonly promised: { readonly forms: readonly FormName[]; readonly hours: number };
  readonly weeks: readonly WeekFigures[];
  readonly pages: readonly { readonly page: string; readonly count: number }[];
  readonly locales: readonly { readonly locale: string; readonly count: number }[];
}

export interface Today {
  /** Open entries by the time they must be answered, overdue first. */
  due(): Promise<EntrySummary[]>;
  counts(): Promise<{ overdue: number; dueToday: number; open: number; unowned: number }>;
  figures(): Promise<TodayFigures>;
  /** The last public holiday listed, as 2026-12-03, when no more are known for the time ahead; for admins. */
  holidaysEndSoon(): string | undefined;
  /** Dead and unconfirmed ones; for admins, others get 0. */
  mailsThatNeedAPerson(): Promise<number>;
}
