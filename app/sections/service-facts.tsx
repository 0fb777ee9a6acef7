import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import styles from './service-facts.module.css';

export interface Facts {
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly string[];
  /** Short items stand in two columns where there is room. */
  readonly short?: boolean | undefined;
  /** Where more of it stands. */
  readonly more?: { readonly to: string; readonly label: string } | undefined;
}

interface ServiceFactsProps {
  readonly facts: readonly Facts[];
}

/** What a reader wants to know before calling, list by list. */
export function ServiceFacts({ facts }: ServiceFactsProps) {
  return (
    <div className={styles.panel}>
      {facts.map(({ title, icon, items, short, more }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.title}>
            <span className={styles.chip}>
              <Icon name={icon} />
            </span>
            {title}
          </h2>
          <ul className={styles.list} data-short={short}>
            {items.map((item) => (
              <li key={item} className={styles.item}>
                <Icon name="check" className={styles.mark} />
                {item}
              </li>
            ))}
          </ul>
          {more && (
            <p>
              <Link to={more.to} discover="none">
                {more.label}
              </Link>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
