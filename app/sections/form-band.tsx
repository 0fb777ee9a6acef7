import type { ReactNode } from 'react';
import type { SectionWords } from '../../content/model/types.ts';
import { Band } from '../ui/band.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './form-band.module.css';

interface FormBandProps {
  readonly words: SectionWords;
  /** The heading's id, which names the band and the form. */
  readonly headingId: string;
  readonly id?: string | undefined;
  /** What helps beside the form. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A form under its heading, with what goes with it beside it. */
export function FormBand({ words, headingId, id, aside, children }: FormBandProps) {
  return (
    <Band ground="sand" id={id} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <div className={styles.columns}>
        {children}
        <div className={styles.aside}>{aside}</div>
      </div>
    </Band>
  );
}
