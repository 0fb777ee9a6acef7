import { useRouteLoaderData } from 'react-router';
import { companyNames } from '../../content/model/company.ts';
import type { loader } from '../root.tsx';
import { Button } from '../ui/button.tsx';
import styles from './page-failure.module.css';

/**
 * The last resort: a page failed in the browser or on the server. The site's own data outlives a page's and has the
 * words. Where even that is missing no language is known either, and only the company's name leads back to the
 * start.
 */
export function PageFailure() {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site)
    return (
      <main id="main" className={styles.page}>
        <h1>
          <a href="/">{companyNames.en.name}</a>
        </h1>
      </main>
    );
  const { title, sentence, reload } = site.words.problem;
  return (
    <main id="main" className={styles.page}>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <Button type="button" onClick={() => location.reload()}>
        {reload}
      </Button>
    </main>
  );
}
