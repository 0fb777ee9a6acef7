import styles from './upload-progress.module.css';

interface UploadProgressProps {
  readonly label: string;
  /** How much of the CV has travelled, from 0 to 1. */
  readonly share: number;
}

export function UploadProgress({ label, share }: UploadProgressProps) {
  return (
    <div className={styles.upload}>
      <label htmlFor="upload-progress" className={styles.label}>
        {label}
      </label>
      <span className={styles.percent}>{Math.round(share * 100)}%</span>
      <progress id="upload-progress" max={1} value={share} className={styles.bar} />
    </div>
  );
}
