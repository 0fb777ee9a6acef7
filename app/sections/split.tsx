import type { ReactNode } from 'react';
import { Band } from '../ui/band.tsx';
import { Picture } from '../ui/picture.tsx';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import styles from './split.module.css';

interface SplitProps {
  readonly picture: ResolvedPicture;
  /** The side on which the picture stands; in narrow windows it comes first. */
  readonly side?: 'start' | 'end' | undefined;
  /**
   * edge: fills its side of the window to the band's borders; framed: rounded, inside the container, as high as
   * the words; whole: framed in 4:3, for a picture that loses its point when cropped upright.
   */
  readonly shape?: 'edge' | 'framed' | 'whole' | undefined;
  /** Of the width: half, or less for an upright picture beside much to read or fill in. */
  readonly share?: 'half' | 'third' | undefined;
  readonly ground?: 'page' | 'sand' | 'raised' | 'deep' | undefined;
  readonly id?: string | undefined;
  /** The id of the heading that names the band. */
  readonly labelledBy?: string | undefined;
  /** The part of the picture that stays in view where it is cut; end: also nearer its top. */
  readonly focus?: 'centre' | 'start' | 'end' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

// Beside long words the picture is as tall as they are, so more of its width is drawn than is seen.
const sizesOf = {
  half: '(min-width: 991.02px) 88vw, 100vw',
  third: '(min-width: 1280px) 66vw, 100vw',
} as const;

/** A band of a picture and what is said beside it. */
export function Split({
  picture,
  side = 'start',
  shape = 'edge',
  share = 'half',
  ground,
  id,
  labelledBy,
  focus = 'centre',
  className = '',
  children,
}: SplitProps) {
  return (
    <Band
      ground={ground}
      id={id}
      labelledBy={labelledBy}
      width="full"
      flush={shape === 'edge' ? 'both' : undefined}
      className={className}
    >
      <div className={styles.split} data-side={side} data-shape={shape} data-share={share}>
        <div className={styles.frame}>
          <Picture
            of={picture}
            sizes={sizesOf[share]}
            className={`${styles.picture} ${styles[focus] ?? ''}`}
          />
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </Band>
  );
}
