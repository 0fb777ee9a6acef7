import type { SectionWords } from '../../content/model/types.ts';
import { Band } from '../ui/band.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './values-list.module.css';

interface ValuesListProps {
  readonly words: SectionWords;
  /** In order; an id is also the icon. */
  readonly points: readonly { readonly id: IconName; readonly title: string; readonly para: string }[];
  /** What is said and shown beside the heading. */
  readonly intro?: { readonly paragraph: string; readonly picture: ResolvedPicture } | undefined;
  readonly ground?: 'page' | 'sand' | 'raised' | undefined;
}

/** Why choose us: the numbered points. */
export function ValuesList({ words, points, intro, ground = 'page' }: ValuesListProps) {
  return (
    <Band ground={ground} labelledBy="values-title">
      <div className={styles.head} data-picture={intro !== undefined}>
        <div>
          <SectionHeading id="values-title" {...words} />
          {intro && <p className={styles.paragraph}>{intro.paragraph}</p>}
        </div>
        {intro && (
          <Picture of={intro.picture} sizes="(min-width: 991.02px) 640px, 92vw" className={styles.picture} />
        )}
      </div>
      <ol className={styles.points}>
        {points.map(({ id, title, para }, index) => (
          <li key={id} className={styles.point}>
            <div className={styles.mark} aria-hidden="true">
              <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
              <Icon name={id} className={styles.icon} />
            </div>
            <h3>{title}</h3>
            <p className={styles.para}>{para}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
