import { Icon } from '../ui/icon.tsx';
import styles from './way-to-reach.module.css';

interface WayToReachProps {
  readonly icon: IconName;
  readonly title: string;
  /** As it is dialled or written to: a tel: or mailto: address. */
  readonly href: string;
  readonly shown: string;
  readonly text: string;
}

/** A number to ring or an address to write to, and what it is for. */
export function WayToReach({ icon, title, href, shown, text }: WayToReachProps) {
  return (
    <div className={styles.way}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <a href={href} className={styles.link}>
          <bdi dir="ltr">{shown}</bdi>
        </a>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
