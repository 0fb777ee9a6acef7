import { data } from 'react-router';
import { contentOf } from '../../../content/content.server.ts';
import { pictured } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { notFoundLinks, notFoundPicture } from '../../../content/model/not-found.ts';
import { looksLikePolicy } from '../../../content/model/policies.ts';
import { notFoundStatus } from '../../not-found-status.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePaths } from '../../use-paths.ts';
import type { Route } from './+types/route.ts';
import styles from './not-found.module.css';

export { shouldRevalidate } from '../../same-page.ts';

/** The page itself has an address of its own (spec §2); every unknown address shows it with status 404. */
export const loader = ({ params, url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { notFound, policies } = contentOf(locale);
  const page = {
    ...pictured(notFound, notFoundPicture),
    links: notFoundLinks.map((to) => ({ to, label: notFound.links[to] })),
    ...(looksLikePolicy(url.pathname) && policies.unknown),
  };
  return data(withPictures(locale, page), '*' in params ? notFoundStatus : {});
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, locale: localeOf(location.pathname), card: loaderData.picture });

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const paths = usePaths();
  const { title, sentence, goBackLabel, picture, linksTitle, links } = loaderData;
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.sentence}>{sentence}</p>
        <ButtonLink to={paths.home} size="large" icon="arrow-left" iconAt="start">
          {goBackLabel}
        </ButtonLink>
        <nav aria-labelledby="not-found-links" className={styles.links}>
          <h2 id="not-found-links" className={styles.linksTitle}>
            {linksTitle}
          </h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <ButtonLink to={paths[to]} look="quiet" icon="arrow-right">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Picture of={picture} sizes="(min-width: 1024px) 1600px, 100vw" leading className={styles.picture} />
    </div>
  );
}
