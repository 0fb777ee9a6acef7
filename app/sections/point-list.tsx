import { Icon } from '../ui/icon.tsx';
import styles from './point-list.module.css';

interface PointListProps {
  readonly items: readonly { readonly id: string | number; readonly title: string; readonly text: string }[];
  /** steps: an order to be followed; points: side by side, each with this icon. */
  readonly kind?: 'steps' | 'points' | undefined;
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
}

/** Short titled sentences, with their numbers or an icon at the start. */
export function PointList({ items, kind = 'points', icon = 'check', className = '' }: PointListProps) {
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={`${styles.list} ${className}`.trim()} data-kind={kind}>
      {items.map(({ id, title, text }, index) => (
        <li key={id} className={styles.item}>
          <span className={styles.mark} aria-hidden="true">
            {kind === 'steps' ? index + 1 : <Icon name={icon} />}
          </span>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
