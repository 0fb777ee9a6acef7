import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './leaders.module.css';

export function Leaders({ items, ...words }: Route.ComponentProps['loaderData']['leaders']) {
  return (
    <Band ground="sand" labelledBy="leaders-title">
      <SectionHeading id="leaders-title" {...words} />
      <ul className={styles.list}>
        {items.map(({ id, name, role, text }) => (
          <li key={id} className={styles.leader}>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
