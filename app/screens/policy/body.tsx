import type { Policy, PolicySection } from '../../../content/en/policies/policy.ts';
import type { policyLabels } from '../../../content/en/policies.ts';
import type { WithPictures } from '../../pictures.server.ts';
import { Band } from '../../ui/band.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePaths } from '../../use-paths.ts';
import { useSite } from '../../use-site.ts';
import styles from './body.module.css';

interface BodyProps {
  readonly policy: Omit<WithPictures<Policy>, 'content'>;
  /** Each with the id that the contents link to. */
  readonly sections: readonly (PolicySection & { readonly id: string })[];
  readonly inForce: string;
  readonly labels: typeof policyLabels;
}

/** The text with its contents beside it; the headings are the contents' targets. */
export function Body({ policy, sections, inForce, labels }: BodyProps) {
  const paths = usePaths();
  const { breadcrumb } = useSite().words;
  return (
    <>
      <div className={styles.opening}>
        <Breadcrumb
          policy
          label={breadcrumb.label}
          steps={[{ label: breadcrumb.home, to: paths.home }]}
          current={policy.title}
        />
        <div className={styles.head}>
          <div className={styles.words}>
            <h1>{policy.title}</h1>
            <p className={styles.sentence}>{policy.banner.sentence}</p>
            <p className={styles.date}>
              {labels.effectiveDate} <time dateTime={policy.effectiveDate}>{inForce}</time>
            </p>
          </div>
          <div className={styles.frame}>
            <Picture
              of={{ ...policy.banner.picture, alt: '' }}
              sizes="(min-width: 900px) 50vw, 92vw"
              leading
              className={styles.picture}
            />
          </div>
        </div>
      </div>
      <Band>
        <div className={styles.columns}>
          <nav aria-labelledby="on-this-page" className={styles.contents}>
            <h2 id="on-this-page" className={styles.contentsTitle}>
              {labels.onThisPage}
            </h2>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.link}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            <p className={styles.description}>{policy.description}</p>
            {sections.map(({ id, title, items }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
                <h2 id={`${id}-title`} className={styles.title}>
                  {title}
                </h2>
                {items.map(({ title, subcontent }) => (
                  <div key={subcontent} className={styles.item}>
                    {title && <h3 className={styles.itemTitle}>{title}</h3>}
                    <p>{subcontent}</p>
                  </div>
                ))}
              </section>
            ))}
          </div>
        </div>
      </Band>
    </>
  );
}
