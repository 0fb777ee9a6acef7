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

export function Breadcrumb({ label, steps, current, policy = false }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={policy ? styles.policy : undefined}>
      <ol className={styles.list}>
        {steps.map(({ label, to }) => (
          <li key={to} className={styles.step}>
            <PageLink to={to} className={styles.link}>
              {label}
            </PageLink>
            <Icon name="chevron-right" className={styles.mark} />
          </li>
        ))}
        <li className={styles.step}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
