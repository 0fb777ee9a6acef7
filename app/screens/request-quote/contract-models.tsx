import { PointList } from '../../sections/point-list.tsx';
import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './contract-models.module.css';

/** Ways to contract, and beside them what the letters in every offer stand for. */
export function ContractModels({
  eyebrow,
  title,
  lead,
  items,
  terms,
}: Route.ComponentProps['loaderData']['models']) {
  return (
    <Band labelledBy="models-title">
      <SectionHeading id="models-title" eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.columns}>
        <PointList items={items} className={styles.items} />
        <dl className={styles.terms}>
          {terms.map(({ id, name, text }) => (
            <div key={id}>
              <dt>
                <abbr lang="en" dir="ltr">
                  {id}
                </abbr>{' '}
                {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
