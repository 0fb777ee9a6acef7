import { Picture } from '../ui/picture.tsx';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import styles from './framed-picture.module.css';

/** A rounded picture in the narrow column beside a form. */
export function FramedPicture({ of }: { readonly of: ResolvedPicture }) {
  return <Picture of={of} sizes="(min-width: 991.02px) 440px, 100vw" className={styles.picture} />;
}
