import { desk as words } from '../../content/desk.ts';
import { Alert } from './alert.tsx';
import { isUnsent } from './is-unsent.ts';
import styles from './unsent.module.css';
import { useSending } from './use-sending.ts';

/** Stays in view wherever its page was pressed, and goes while it is tried again, so that it is read out anew. */
export function Unsent({ answer }: { readonly answer: object | undefined }) {
  const isShown = !useSending() && isUnsent(answer);
  return isShown ? (
    <div className={styles.unsent}>
      <Alert>{words.problem.unsent}</Alert>
    </div>
  ) : null;
}
