import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { desk as words } from '../../content/desk.ts';
import type { EntrySummary } from '../../contract/desk/entries.ts';
import { Due } from './due.tsx';
import styles from './entry-list.module.css';
import { StatusMark } from './status-mark.tsx';

interface EntryListProps {
  readonly entries: readonly EntrySummary[];
  readonly now: Date;
  readonly addressOf: (reference: string) => string;
  /** What stands before each line, such as a box to choose it with. */
  readonly before?: ((entry: EntrySummary) => ReactNode) | undefined;
}

/** Entries as lines: who, what, how it stands, whose it is, by when. */
export function EntryList({ entries, now, addressOf, before }: EntryListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={before ? styles.choosable : styles.row}>
          {before?.(entry)}
          <div className={styles.who}>
            <Link to={addressOf(entry.reference)} data-entry="" className={styles.name} dir="auto">
              {entry.name || entry.reference}
            </Link>
            <p className={styles.excerpt} dir="auto">
              {entry.excerpt}
            </p>
          </div>
          <span className={styles.form}>
            {words.forms[entry.form]}
            {entry.hasCv && ` · ${words.inbox.cv}`}
          </span>
          <span>
            <StatusMark status={entry.status} />
          </span>
          <span className={styles.owner}>{entry.ownerName ?? words.nobody}</span>
          <span className={styles.due}>
            <Due entry={entry} now={now} />
          </span>
        </li>
      ))}
    </ul>
  );
}
