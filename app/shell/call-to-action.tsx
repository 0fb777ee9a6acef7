import { ButtonLink } from '../ui/button-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import styles from './call-to-action.module.css';

/** The band above the footer of every page. */
export function CallToAction() {
  const paths = usePaths();
  const { callToAction } = useSite().words;
  return (
    <aside className={styles.band} data-ground="dark" aria-labelledby="call-to-action">
      <Picture of={callToAction.picture} sizes="(width <= 768px) 100vw, 70vw" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{callToAction.eyebrow}</p>
        <h2 id="call-to-action">{callToAction.title}</h2>
        <ButtonLink to={paths.estimateProject} size="large" icon="arrow-right">
          {callToAction.button}
        </ButtonLink>
      </div>
    </aside>
  );
}
