import { PointList } from '../../sections/point-list.tsx';
import { Band } from '../../ui/band.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './life.module.css';

export function Life({ eyebrow, title, lead, picture, points }: Route.ComponentProps['loaderData']['life']) {
  return (
    <Band labelledBy="life-title">
      <div className={styles.opening}>
        <SectionHeading id="life-title" eyebrow={eyebrow} title={title} lead={lead} />
        <Picture of={picture} sizes="(min-width: 1024px) 720px, 100vw" className={styles.picture} />
      </div>
      <PointList items={points} className={styles.points} />
    </Band>
  );
}
