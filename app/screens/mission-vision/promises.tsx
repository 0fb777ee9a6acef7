import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './promises.module.css';

export function Promises({ items, ...words }: Route.ComponentProps['loaderData']['promises']) {
  return (
    <Band labelledBy="promises-title">
      <SectionHeading id="promises-title" {...words} />
      <ol className={styles.list}>
        {items.map(({ id, title, text }, index) => (
          <li key={id} className={styles.promise}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
