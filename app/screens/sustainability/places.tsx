import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './places.module.css';

type PlacesProps = Route.ComponentProps['loaderData']['cards'] & {
  /** The heading's id. */
  readonly id: string;
};

/** Large rows, the picture on alternating sides, with a row of links to reach each of them. */
export function Places({ id: headingId, eyebrow, title, lead, items }: PlacesProps) {
  return (
    <>
      <SectionHeading id={headingId} eyebrow={eyebrow} title={title} lead={lead} className={styles.heading} />
      <nav aria-labelledby={headingId}>
        <ul className={styles.links}>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.rows}>
        {items.map(({ id, title, text, picture }) => (
          <article key={id} id={id} className={styles.row}>
            <div className={styles.frame}>
              <Picture
                of={picture}
                sizes="(min-width: 1240px) 640px, (min-width: 700px) 48vw, 92vw"
                className={styles.picture}
              />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}
