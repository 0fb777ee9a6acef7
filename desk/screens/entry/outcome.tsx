import { desk as words } from '../../../content/desk.ts';
import type { EntrySummary } from '../../../contract/desk/entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { isUnsent, type Unsent } from '../../ui/is-unsent.ts';
import { useSending } from '../../ui/use-sending.ts';
import styles from './entry.module.css';

const { entry: text } = words;

/** What the last press came to. */
export type Answer =
  | { readonly done: string }
  | Unsent
  | { readonly noOwner: true }
  | { readonly conflict: EntrySummary };

/** Stays in view, and empties while the next press is on its way, so that the same sentence is read out again. */
export function Outcome({ answer }: { readonly answer: Answer | undefined }) {
  const shown = useSending() ? undefined : answer;
  return (
    <div className={styles.outcome}>
      <p role="status">{shown && 'done' in shown && doneWords[shown.done]}</p>
      {isUnsent(shown) && <Alert>{words.problem.unsent}</Alert>}
      {shown && 'noOwner' in shown && <Alert>{text.noOwner}</Alert>}
      {shown && 'conflict' in shown && (
        <Alert>
          {text.conflict(words.statuses[shown.conflict.status], shown.conflict.ownerName ?? words.nobody)}
        </Alert>
      )}
    </div>
  );
}

const doneWords: Readonly<Record<string, string>> = text.done;
