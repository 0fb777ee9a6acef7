import { PointList } from '../../sections/point-list.tsx';
import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './insurance.module.css';

export function Insurance({ items, ...words }: Route.ComponentProps['loaderData']['insurance']) {
  return (
    <Band labelledBy="insurance-title">
      <div className={styles.columns}>
        <SectionHeading id="insurance-title" {...words} />
        <PointList items={items} icon="shield-check" className={styles.list} />
      </div>
    </Band>
  );
}
