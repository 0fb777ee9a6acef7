import type { Route } from './+types/route.ts';
import styles from './signal.module.css';

type SignalProps = Pick<Route.ComponentProps['loaderData']['signal'], 'steps' | 'note'>;

/** One night's events on a line. */
export function Signal({ steps, note }: SignalProps) {
  return (
    <>
      <ol className={styles.line}>
        {steps.map(({ time, title, text }) => (
          <li key={time} className={styles.step}>
            <time className={styles.time}>{time}</time>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </>
  );
}
