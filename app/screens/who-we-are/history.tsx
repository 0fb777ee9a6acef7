import { Band } from '../../ui/band.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './history.module.css';

/** The years as a line to follow, with heading and picture staying beside it. */
export function History({ picture, milestones, ...words }: Route.ComponentProps['loaderData']['history']) {
  return (
    <Band ground="sand" labelledBy="history-title">
      <div className={styles.columns}>
        <div className={styles.beside}>
          <SectionHeading id="history-title" {...words} className={styles.heading} />
          <Picture of={picture} sizes="(min-width: 1024px) 600px, 92vw" className={styles.picture} />
        </div>
        <ol className={styles.line}>
          {milestones.map(({ year, title, text }) => (
            <li key={year} className={styles.milestone}>
              <time dateTime={String(year)} className={styles.year}>
                {year}
              </time>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
