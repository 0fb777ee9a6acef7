import { desk as words } from '../../content/desk.ts';
import type { EntryStatus } from '../../contract/desk/statuses.ts';
import styles from './status-mark.module.css';

export function StatusMark({ status }: { readonly status: EntryStatus }) {
  return (
    <span className={styles.mark} data-status={status}>
      {words.statuses[status]}
    </span>
  );
}
