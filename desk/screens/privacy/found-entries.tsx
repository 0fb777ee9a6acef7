import { desk as words } from '../../../content/desk.ts';
import type { Found } from '../../../contract/desk/privacy.ts';
import { addresses } from '../../addresses.ts';
import { Button } from '../../ui/button.tsx';
import { EntryList } from '../../ui/entry-list.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './privacy.module.css';

/** What is kept about the person, what of it would go, and the two things they can ask for. */
export function FoundEntries({ found, now }: { readonly found: Found; readonly now: Date }) {
  const { privacy: text } = words;
  const { entries } = found;
  if (entries.length === 0) return <p className={styles.none}>{text.nothingKept}</p>;
  const count = (of: 'notes' | 'mails') => entries.reduce((sum, entry) => sum + entry[of], 0);
  const references = entries.map(({ reference }) => (
    <input key={reference} type="hidden" name="reference" value={reference} />
  ));
  return (
    <div className={styles.found}>
      <p role="status">
        {text.kept({
          entries: entries.length,
          notes: count('notes'),
          mails: count('mails'),
          cvs: entries.filter(({ hasCv }) => hasCv).length,
        })}
      </p>
      <EntryList entries={entries} now={now} addressOf={addresses.entry} />
      <div className={styles.rights}>
        {/* A file: the browser itself has to ask for it. */}
        <form method="post" action={addresses.giveOut}>
          {references}
          <input type="hidden" name="intent" value="give-out" />
          <h3>{text.giveOut}</h3>
          <p className={styles.quiet}>{text.giveOutLead}</p>
          <Button type="submit" look="secondary">
            {text.giveOutButton}
          </Button>
        </form>
        <PostForm intent="erase">
          {references}
          <h3>{text.erase}</h3>
          <p className={styles.quiet}>{text.eraseLead}</p>
          <label className={styles.sure}>
            <input type="checkbox" required />
            {text.sure}
          </label>
          <SubmitButton>{text.eraseButton(entries.length)}</SubmitButton>
        </PostForm>
      </div>
    </div>
  );
}
