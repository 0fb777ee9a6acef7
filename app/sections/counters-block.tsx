import type { countersOf } from '../../content/counters.server.ts';
import { Counter } from '../ui/counter.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './counters-block.module.css';

interface CountersBlockProps {
  readonly counters: ReturnType<typeof countersOf>['counters'];
  readonly runMs: number;
  /** Which projects are counted, where the page also speaks of those that are active. */
  readonly projectsNote?: string | undefined;
}

/** The company in four figures. */
export function CountersBlock({ counters, runMs, projectsNote }: CountersBlockProps) {
  return (
    <div className={styles.band} data-ground="dark">
      <dl className={styles.list}>
        {counters.map(({ id, countNum, suffix, text }) => (
          <div key={id} className={styles.item}>
            <dt className={styles.text}>
              <Icon name={id} className={styles.icon} />
              <span>
                {text}
                {id === 'projects' && projectsNote && <small className={styles.note}>{projectsNote}</small>}
              </span>
            </dt>
            <dd className={styles.number}>
              <Counter target={countNum} suffix={suffix} durationMs={runMs} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
