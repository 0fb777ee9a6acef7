import { Picture } from '../../ui/picture.tsx';
import { TickList } from '../../ui/tick-list.tsx';
import type { Route } from './+types/route.ts';
import styles from './details.module.css';

interface DetailsProps {
  readonly sectors: Route.ComponentProps['loaderData']['cards']['items'];
  readonly bodyLabel: string;
}

/** What each sector asks of us and what we typically do there. */
export function Details({ sectors, bodyLabel }: DetailsProps) {
  return (
    <div className={styles.grid}>
      {sectors.map(({ id, title, category, excerpt, body, picture }) => (
        <article key={id} id={id} className={styles.panel}>
          <div className={styles.head}>
            {/* The same picture stands large above, with its words. */}
            <Picture of={{ ...picture, alt: '' }} sizes="88px" className={styles.picture} />
            <div>
              <p className={styles.category}>{category}</p>
              <h3>{title}</h3>
            </div>
          </div>
          <p className={styles.excerpt}>{excerpt}</p>
          <div className={styles.body}>
            <h4 className={styles.bodyTitle}>{bodyLabel}</h4>
            <TickList items={body} />
          </div>
        </article>
      ))}
    </div>
  );
}
