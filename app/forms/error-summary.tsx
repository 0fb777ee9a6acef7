import type { MouseEvent } from 'react';
import type { FieldError } from '../../contract/problem.ts';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly FieldError[];
  readonly fieldId: (name: string) => string;
}

/** Without script the link's own jump does the same; with it, the label comes into view as well. */
function toField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.parentElement?.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** After the GOV.UK Design System: everything to correct, each a link to its field. */
export function ErrorSummary({ title, errors, fieldId }: ErrorSummaryProps) {
  return (
    <div className={styles.summary}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={toField} className={styles.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
