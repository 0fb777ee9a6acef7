import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './approvals.module.css';

/** What the authorities allow us to do, by number and date. */
export function Approvals({
  items,
  numberLabel,
  untilLabel,
  ...words
}: Route.ComponentProps['loaderData']['approvals']) {
  return (
    <Band labelledBy="approvals">
      <SectionHeading id="approvals" {...words} />
      <ul className={styles.list}>
        {items.map(({ id, authority, scope, number, until, validUntil }) => (
          <li key={id} className={styles.approval}>
            <h3 className={styles.authority}>{authority}</h3>
            <p className={styles.scope}>{scope}</p>
            <dl className={styles.facts}>
              <dt>{numberLabel}</dt>
              <dd>
                <bdi dir="ltr">{number}</bdi>
              </dd>
              <dt>{untilLabel}</dt>
              <dd>
                <time dateTime={until}>{validUntil}</time>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </Band>
  );
}
