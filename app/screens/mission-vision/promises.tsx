import type { MissionVisionPage } from '../../../content/en/mission-vision.ts';
import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './promises.module.css';

export function Promises({ items, ...words }: MissionVisionPage['promises']) {
  return (
    <Band labelledBy="promises-title">
      <SectionHeading id="promises-title" {...words} />
      <ol className={styles.list}>
        {items.map(({ id, title, text }) => (
          <li key={id} className={styles.promise}>
            <span aria-hidden="true" className={styles.number}>
              {id}
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
