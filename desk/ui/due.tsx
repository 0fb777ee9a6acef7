import { desk as words } from '../../content/desk.ts';
import type { EntrySummary } from '../../contract/desk/entries.ts';
import { openStatuses } from '../../contract/desk/statuses.ts';
import styles from './due.module.css';
import { Moment } from './moment.tsx';

/** By when an open entry must be answered; others show when they came in. `now` is the server's. */
export function Due({ entry, now }: { readonly entry: EntrySummary; readonly now: Date }) {
  if (!openStatuses.includes(entry.status)) return <Moment at={entry.receivedAt} />;
  const late = entry.dueAt < now;
  return (
    <span className={late ? styles.late : undefined}>
      {late ? words.due.overdue : words.due.by} <Moment at={entry.dueAt} />
    </span>
  );
}
