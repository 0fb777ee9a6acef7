import { desk as words } from '../../../content/desk.ts';
import type { Note } from '../../../contract/desk/entries.ts';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './entry.module.css';

interface NotesProps {
  readonly notes: readonly Note[];
  /** Of the next one. */
  readonly id: string;
  /** The answer that says that one's own note is kept. */
  readonly kept: unknown;
}

export function Notes({ notes, id, kept }: NotesProps) {
  const { entry: text } = words;
  return (
    <Panel title={text.notes}>
      {notes.length === 0 && <p className={styles.quiet}>{text.noNotes}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.quiet}>
              {note.author} · <Moment at={note.at} />
            </p>
            <p className={styles.note} dir="auto">
              {note.text}
            </p>
          </li>
        ))}
      </ul>
      <PostForm intent="note" className={styles.write} kept={kept}>
        <input type="hidden" name="id" value={id} />
        <Field label={text.note}>
          <textarea name="note" required maxLength={4000} dir="auto" />
        </Field>
        <SubmitButton look="secondary">{text.addNote}</SubmitButton>
      </PostForm>
    </Panel>
  );
}
