import { desk as words } from '../../../content/desk.ts';
import { reasonWords } from '../../../content/held-reasons.ts';
import type { EntryCv } from '../../../contract/desk/entries.ts';
import { addresses } from '../../addresses.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './entry.module.css';

/** What is known of the file; it is only ever saved, never shown. */
export function CvPanel({ cv, reference }: { readonly cv: EntryCv; readonly reference: string }) {
  return (
    <Panel title={words.entry.cv}>
      <p dir="auto">{cv.name}</p>
      <p className={styles.quiet}>
        {cv.type} · {Math.ceil(cv.size / 1024)} KB
      </p>
      <p className={cv.verdict === 'clean' ? styles.quiet : styles.warning}>
        {words.entry.verdicts[cv.verdict](cv.reasons.map((reason) => reasonWords[reason]))}{' '}
        {words.entry.scans[cv.scan]}
      </p>
      {/* The answer says that it is to be saved; a link that said so would save the sign-in page, too. */}
      <a href={addresses.cv(reference)} className={styles.download}>
        {words.entry.download}
      </a>
    </Panel>
  );
}
