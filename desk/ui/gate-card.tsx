import type { ReactNode } from 'react';
import { Icon } from '../../app/ui/icon.tsx';
import { desk as words } from '../../content/desk.ts';
import styles from './gate-card.module.css';

interface GateCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** The card of the pages before the desk: sign in, invitation, confirm. */
export function GateCard({ title, lead, children }: GateCardProps) {
  return (
    <div className={styles.card}>
      <title>{words.title(title)}</title>
      <p className={styles.brand}>
        <Icon name="symbol" className={styles.symbol} />
        {words.name}
      </p>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
