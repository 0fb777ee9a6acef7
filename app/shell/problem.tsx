import { problem } from '../../content/en/problem.ts';
import { Button } from '../ui/button.tsx';
import styles from './problem.module.css';

/** The last resort: a page failed in the browser or on the server. Its words come with its script, since data may be what failed. */
export function Problem() {
  const { title, sentence, reload } = problem;
  return (
    <main id="main" className={styles.problem}>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <Button type="button" onClick={() => location.reload()}>
        {reload}
      </Button>
    </main>
  );
}
