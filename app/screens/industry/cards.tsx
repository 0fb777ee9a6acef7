import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePaths } from '../../use-paths.ts';
import type { Route } from './+types/route.ts';
import styles from './cards.module.css';

interface CardsProps {
  readonly sectors: Route.ComponentProps['loaderData']['cards']['items'];
  readonly more: string;
}

/** The sectors at a glance. Each links to this page (spec §2), to the place that tells more of it. */
export function Cards({ sectors, more }: CardsProps) {
  const paths = usePaths();
  return (
    <ul className={styles.grid}>
      {sectors.map(({ id, title, category, picture }) => (
        <li key={id} className={styles.card}>
          <div className={styles.frame}>
            <Picture
              of={picture}
              sizes="(min-width: 1240px) 300px, (min-width: 700px) 23vw, 46vw"
              className={styles.picture}
            />
          </div>
          <p className={styles.category}>{category}</p>
          <h3 className={styles.title}>
            <Link discover="none" to={paths.industrySector(id)} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p className={styles.more}>
            {more}
            <Icon name="arrow-right" className={styles.arrow} />
          </p>
        </li>
      ))}
    </ul>
  );
}
