import type { SectionWords } from '../../content/model/types.ts';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Split } from './split.tsx';
import styles from './statement.module.css';

interface StatementProps extends SectionWords {
  /** The heading's id. */
  readonly id: string;
  readonly paragraphs: readonly string[];
  readonly picture: ResolvedPicture;
  readonly side?: 'start' | 'end' | undefined;
  readonly ground?: 'page' | 'sand' | undefined;
  readonly focus?: 'centre' | 'start' | 'end' | undefined;
}

/** A picture and what the company says of itself beside it. */
export function Statement({
  id,
  eyebrow,
  title,
  lead,
  paragraphs,
  picture,
  side,
  ground,
  focus,
}: StatementProps) {
  return (
    <Split picture={picture} side={side} ground={ground} focus={focus} labelledBy={id}>
      <SectionHeading id={id} eyebrow={eyebrow} title={title} className={styles.heading} />
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Split>
  );
}
