import styles from './breadcrumb.module.css';
import { Icon } from './icon.tsx';
import { PageLink } from './page-link.tsx';

interface Step {
  readonly label: string;
  readonly to: string;
}

interface BreadcrumbProps {
  /** Names the landmark. */
  readonly label: string;
  /** Home first, then the pages between. */
  readonly steps: readonly Step[];
  readonly current: string;
  /** Policy pages have no banner around it and give it more room (spec §2). */
  readonly policy?: boolean | undefined;
}

/** In front of a step, so that a trail of two lines has none at the end of the first. */
const mark = <Icon name="chevron-right" className={styles.mark} />;

export function Breadcrumb({ label, steps, current, policy = false }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={policy ? styles.policy : undefined}>
      <ol className={styles.list}>
        {steps.map(({ label, to }, index) => (
          <li key={to} className={styles.step}>
            {index > 0 && mark}
            <PageLink to={to} className={styles.link}>
              {label}
            </PageLink>
          </li>
        ))}
        <li className={styles.step}>
          {mark}
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
