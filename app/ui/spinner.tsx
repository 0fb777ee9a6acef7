import styles from './spinner.module.css';

interface SpinnerProps {
  /** Read out, not shown. */
  readonly label: string;
  readonly className?: string | undefined;
}

export function Spinner({ label, className = '' }: SpinnerProps) {
  return (
    <span role="status" className={`${styles.spinner} ${className}`.trim()}>
      <span className={styles.label}>{label}</span>
    </span>
  );
}
