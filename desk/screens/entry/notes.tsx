import { Form } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import type { Note } from '../../../contract/desk/entries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './entry.module.css';

export function Notes({ notes }: { readonly notes: readonly Note[] }) {
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
      {/* A form of its own for each number of notes: what was written is empty again once it is kept. */}
      <Form method="post" key={notes.length} className={styles.write}>
        <input type="hidden" name="intent" value="note" />
        <Field label={text.note}>
          <textarea name="note" required maxLength={4000} dir="auto" />
        </Field>
        <Button type="submit" look="secondary">
          {text.addNote}
        </Button>
      </Form>
    </Panel>
  );
}
