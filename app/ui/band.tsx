import type { ReactNode } from 'react';
import styles from './band.module.css';

interface BandProps {
  readonly ground?: 'page' | 'sand' | 'raised' | 'deep' | undefined;
  /** Makes the band a target of links; it then lands below the sticky header. */
  readonly id?: string | undefined;
  /** The id of the heading that names the band. */
  readonly labelledBy?: string | undefined;
  /** narrow: a column of text; full: edge to edge, the content finds its own margins. */
  readonly width?: 'container' | 'narrow' | 'full' | undefined;
  /** Leaves out the padding where a band of the same ground adjoins. */
  readonly flush?: 'start' | 'end' | 'both' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Band({
  ground = 'page',
  id,
  labelledBy,
  width = 'container',
  flush,
  className = '',
  children,
}: BandProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.band} ${styles[ground]} ${className}`.trim()}
      data-ground={ground === 'deep' ? 'dark' : undefined}
      data-flush={flush}
    >
      <div className={styles[width]}>{children}</div>
    </section>
  );
}
