import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/route.ts';
import styles from './mosaic.module.css';

interface MosaicProps {
  readonly cards: Route.ComponentProps['loaderData']['cards']['items'];
}

/** Wide and narrow tiles in turn; a wide tile's picture grows to the height of its neighbour. */
export function Mosaic({ cards }: MosaicProps) {
  return (
    <ul className={styles.mosaic}>
      {cards.map(({ id, icon, category, title, excerpt, picture, ...text }) => (
        <li key={id} id={id} className={styles.cell}>
          <article className={styles.tile}>
            <div className={styles.frame}>
              <Picture of={picture} sizes="(min-width: 1024px) 780px, 92vw" className={styles.picture} />
              <span className={styles.chip}>
                <Icon name={icon} />
              </span>
            </div>
            <div className={styles.words}>
              <div className={styles.head}>
                <p className={styles.category}>{category}</p>
                <h3>{title}</h3>
                <p className={styles.excerpt}>{excerpt}</p>
              </div>
              <div className={styles.text}>
                <p>{text.paragraph}</p>
                <p>{text.paragraph2}</p>
              </div>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
