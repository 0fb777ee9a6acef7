import type { SectionWords } from '../../content/model/types.ts';
import { Band } from '../ui/band.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './next-steps.module.css';

interface NextStepsProps {
  readonly headingId: string;
  readonly words: SectionWords;
  readonly steps: readonly {
    readonly id: string;
    readonly when?: string | undefined;
    readonly title: string;
    readonly text: string;
  }[];
  /** One more sentence below. */
  readonly note: string;
}

/** What follows after a form was sent, in order. */
export function NextSteps({ headingId, words, steps, note }: NextStepsProps) {
  return (
    <Band labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <ol className={styles.steps}>
        {steps.map(({ id, when, title, text }, index) => (
          <li key={id} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              {when && <p className={styles.when}>{when}</p>}
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </Band>
  );
}
