import { laidOutLate } from '../../document/arrival.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/route.ts';
import styles from './grid.module.css';

/** The choice that shows every client. */
export const allSectors = 'all';

type GridProps = Pick<Route.ComponentProps['loaderData'], 'clients' | 'choices'> & {
  readonly legend: string;
};

/**
 * The style sheet alone does the filtering, by the radio button that is chosen, so it works before and
 * without script. Each count stands ready in a live region; choosing brings the right one into it.
 */
export function Grid({ clients, choices, legend }: GridProps) {
  const labelOf = new Map<string, string>(choices.map(({ id, label }) => [id, label]));
  return (
    <div className={styles.filtered}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{legend}</legend>
        {choices.map(({ id, label, count }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="sector"
              value={id}
              defaultChecked={id === allSectors}
              autoComplete="off"
              className={styles.radio}
            />
            {label}
            <span className={styles.count}>{count}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.status}>
        {choices.map(({ id, found }) => (
          <span key={id} data-sector={id} className={styles.found}>
            {found}
          </span>
        ))}
      </p>
      <ul className={styles.grid} {...laidOutLate}>
        {clients.map(({ id, title, sector, excerpt, logo }) => (
          <li key={id} data-sector={sector} className={styles.client}>
            {/* The name follows in words. */}
            <Picture of={{ ...logo, alt: '' }} sizes="180px" className={styles.logo} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.sector}>{labelOf.get(sector)}</p>
            <p className={styles.excerpt}>{excerpt}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
