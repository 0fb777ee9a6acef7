import { formWords } from '../../content/en/forms.ts';
import styles from './upload-progress.module.css';

/** How much of the CV has travelled, from 0 to 1. */
export function UploadProgress({ share }: { readonly share: number }) {
  return (
    <div className={styles.upload}>
      <label htmlFor="upload-progress" className={styles.label}>
        {formWords.file.uploading}
      </label>
      <span className={styles.percent}>{Math.round(share * 100)}%</span>
      <progress id="upload-progress" max={1} value={share} className={styles.bar} />
    </div>
  );
}
