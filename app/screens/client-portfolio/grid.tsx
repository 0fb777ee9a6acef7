import type { ClientPortfolioPage } from '../../../content/en/client-portfolio.ts';
import type { Client, sectors } from '../../../content/en/clients.ts';
import type { WithPictures } from '../../pictures.server.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './grid.module.css';

interface GridProps {
  readonly clients: readonly WithPictures<Client>[];
  readonly sectors: typeof sectors;
  readonly words: Pick<ClientPortfolioPage['grid'], 'filterLabel' | 'allSectors' | 'one' | 'many'>;
}

const all = 'all';

/**
 * The style sheet alone does the filtering, by the radio button that is chosen, so it works before and
 * without script. Each count stands ready in a live region; choosing brings the right one into it.
 */
export function Grid({ clients, sectors, words }: GridProps) {
  const choices = [
    { id: all, label: words.allSectors, count: clients.length },
    ...sectors.map(({ id, label }) => ({
      id,
      label,
      count: clients.filter(({ sector }) => sector === id).length,
    })),
  ];
  const labelOf = new Map<string, string>(sectors.map(({ id, label }) => [id, label]));
  return (
    <div className={styles.filtered}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{words.filterLabel}</legend>
        {choices.map(({ id, label, count }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="sector"
              value={id}
              defaultChecked={id === all}
              autoComplete="off"
              className={styles.radio}
            />
            {label}
            <span className={styles.count}>{count}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.status}>
        {choices.map(({ id, count }) => (
          <span key={id} data-sector={id} className={styles.found}>
            {count} {count === 1 ? words.one : words.many}
          </span>
        ))}
      </p>
      <ul className={styles.grid}>
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
