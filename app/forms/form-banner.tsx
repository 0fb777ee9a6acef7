import { formWords } from '../../content/en/forms.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './form-banner.module.css';

interface SentBannerProps {
  readonly message: string;
  readonly reference: string | undefined;
}

export function SentBanner({ message, reference }: SentBannerProps) {
  return (
    <div className={`${styles.banner} ${styles.sent}`} role="status">
      <Icon name="circle-check" className={styles.mark} />
      <div>
        <p className={styles.message}>{message}</p>
        {reference && (
          <p>
            {formWords.referenceLabel} <strong className={styles.reference}>{reference}</strong>
          </p>
        )}
      </div>
    </div>
  );
}

export function FailedBanner({ message }: { readonly message: string }) {
  return (
    <div className={`${styles.banner} ${styles.failed}`} role="alert">
      <Icon name="triangle-alert" className={styles.mark} />
      <p className={styles.message}>{message}</p>
    </div>
  );
}
