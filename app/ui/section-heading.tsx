import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** The small line above the title. */
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
  readonly align?: 'start' | 'centre' | undefined;
  /** The title's id, for what is labelled by it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

export function SectionHeading({
  eyebrow,
  title,
  lead,
  level = 2,
  align = 'start',
  id,
  className = '',
}: SectionHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <div className={`${styles.heading} ${styles[align]} ${className}`.trim()}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
