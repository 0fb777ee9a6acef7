import type { RequestQuoteWords } from '../../../content/model/request-quote.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePaths } from '../../use-paths.ts';
import styles from './aside.module.css';

export function Aside({ helpful, estimate }: Pick<RequestQuoteWords, 'helpful' | 'estimate'>) {
  const paths = usePaths();
  return (
    <>
      <section className={styles.helpful} aria-labelledby="helpful-title">
        <h3 id="helpful-title">{helpful.title}</h3>
        <ul className={styles.items}>
          {helpful.items.map((item) => (
            <li key={item} className={styles.item}>
              <Icon name="check" className={styles.mark} />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.estimate}>
        <p>{estimate.text}</p>
        <ButtonLink to={paths.estimateProject} look="secondary" icon="arrow-right">
          {estimate.label}
        </ButtonLink>
      </div>
    </>
  );
}
