import type { SmartTechPage } from '../../../content/en/smart-tech.ts';
import styles from './signal.module.css';

type SignalProps = Pick<SmartTechPage['signal'], 'steps' | 'note'>;

/** One night's events on a line. */
export function Signal({ steps, note }: SignalProps) {
  return (
    <>
      <ol className={styles.line}>
        {steps.map(({ id, time, title, text }) => (
          <li key={id} className={styles.step}>
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
