import type { PoliciesWords } from '../../../content/model/policies.ts';
import type { PolicyView } from '../../../content/policies.server.ts';
import type { WithPictures } from '../../pictures.server.ts';
import { Band } from '../../ui/band.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { usePaths } from '../../use-paths.ts';
import { useSite } from '../../use-site.ts';
import styles from './body.module.css';

interface BodyProps {
  readonly policy: WithPictures<PolicyView>;
  readonly inForce: string;
  readonly labels: PoliciesWords['labels'];
}

/** The text with its contents beside it; the headings are the contents' targets. */
export function Body({ policy, inForce, labels }: BodyProps) {
  const { sections } = policy;
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
            <p className={styles.description}>
              <RichText of={policy.description} />
            </p>
            {sections.map(({ id, title, items }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
                <h2 id={`${id}-title`} className={styles.title}>
                  {title}
                </h2>
                {items.map(({ id, title, text }) => (
                  <div key={id} className={styles.item}>
                    {title && <h3 className={styles.itemTitle}>{title}</h3>}
                    <p>
                      <RichText of={text} />
                    </p>
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
