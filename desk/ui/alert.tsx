import { Icon } from '../../app/ui/icon.tsx';
import styles from './alert.module.css';

/** What did not work, read out when it appears. */
export function Alert({ children }: { readonly children: string }) {
  return (
    <p role="alert" className={styles.alert}>
      <Icon name="circle-alert" className={styles.mark} />
      {children}
    </p>
  );
}
