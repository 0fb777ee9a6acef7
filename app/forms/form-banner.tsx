import { Icon } from '../ui/icon.tsx';
import styles from './form-banner.module.css';

interface SentBannerProps {
  readonly message: string;
  readonly referenceLabel: string;
  readonly reference: string | undefined;
}

export function SentBanner({ message, referenceLabel, reference }: SentBannerProps) {
  return (
    <div className={`${styles.banner} ${styles.sent}`} role="status">
      <Icon name="circle-check" className={styles.mark} />
      <div>
        <p className={styles.message}>{message}</p>
        {reference && (
          <p>
            {referenceLabel} <Reference of={reference} />
          </p>
        )}
      </div>
    </div>
  );
}

/** Letters and digits in their own order, whatever the language around them; one click selects all. */
export const Reference = ({ of }: { readonly of: string }) => (
  <strong dir="ltr" className={styles.reference}>
    {of}
  </strong>
);

export function FailedBanner({ message }: { readonly message: string }) {
  return (
    <div className={`${styles.banner} ${styles.failed}`} role="alert">
      <Icon name="triangle-alert" className={styles.mark} />
      <p className={styles.message}>{message}</p>
    </div>
  );
}
