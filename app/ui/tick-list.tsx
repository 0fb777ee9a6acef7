import { Icon } from './icon.tsx';
import styles from './tick-list.module.css';

interface TickListProps {
  readonly items: readonly string[];
  readonly className?: string | undefined;
}

export function TickList({ items, className = '' }: TickListProps) {
  return (
    <ul className={`${styles.list} ${className}`.trim()}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" className={styles.mark} />
          {item}
        </li>
      ))}
    </ul>
  );
}
