import { Icon } from '../ui/icon.tsx';
import { useSite } from '../use-site.ts';
import styles from './logo.module.css';

/** The logo in the colours of its surroundings; the link around it carries the name. */
export function Logo() {
  const logo = useSite().locale === 'ar' ? 'logo-ar' : 'logo';
  return (
    <span className={styles.logo}>
      <Icon name={`${logo}-letters`} className={styles.part} />
      <Icon name={`${logo}-mark`} className={`${styles.part} ${styles.mark}`} />
      <Icon name={`${logo}-sun`} className={`${styles.part} ${styles.sun}`} />
    </span>
  );
}
