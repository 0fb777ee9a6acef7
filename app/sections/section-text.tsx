import type { ReactNode } from 'react';
import type { SectionWords } from '../../content/model/types.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './section-text.module.css';

interface SectionTextProps {
  /** The heading's id. */
  readonly id: string;
  readonly words: SectionWords;
  readonly paragraphs?: readonly string[] | undefined;
  /** Follows the paragraphs: lists, figures, links. */
  readonly children?: ReactNode;
}

/** A heading and what is to be read under it, set for a column beside a picture. */
export function SectionText({ id, words, paragraphs = [], children }: SectionTextProps) {
  return (
    <div className={styles.text}>
      <SectionHeading id={id} eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
