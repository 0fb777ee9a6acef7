import { desk as words } from '../../../content/desk.ts';
import type { Entry } from '../../../contract/desk/entries.ts';
import { statuses } from '../../../contract/desk/statuses.ts';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './entry.module.css';

interface EntryStateProps {
  readonly entry: Entry;
  readonly owners: readonly { readonly id: string; readonly name: string }[];
}

/**
 * How it stands and whose it is. Each form carries the version it was drawn from; each choice stays until another one is
 * stored, so that saving the one does not undo the other.
 */
export function EntryState({ entry, owners }: EntryStateProps) {
  const { entry: text } = words;
  // Who has answered it is named there still when they have left or do other work.
  const isElse = entry.ownerId !== undefined && owners.every(({ id }) => id !== entry.ownerId);
  return (
    <Panel title={text.status}>
      <div className={styles.state}>
        <PostForm intent="status" className={styles.change}>
          <input type="hidden" name="version" value={entry.version} />
          <Field label={text.status}>
            <select key={entry.status} name="status" defaultValue={entry.status}>
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {words.statuses[status]}
                </option>
              ))}
            </select>
          </Field>
          <SubmitButton look="secondary" aria-label={`${text.save}: ${text.status}`}>
            {text.save}
          </SubmitButton>
        </PostForm>
        <PostForm intent="owner" className={styles.change}>
          <input type="hidden" name="version" value={entry.version} />
          <Field label={text.owner}>
            <select key={entry.ownerId} name="owner" defaultValue={entry.ownerId ?? ''}>
              <option value="">{words.nobody}</option>
              {owners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {isElse && <option value={entry.ownerId}>{entry.ownerName}</option>}
            </select>
          </Field>
          <SubmitButton look="secondary" aria-label={`${text.save}: ${text.owner}`}>
            {text.save}
          </SubmitButton>
        </PostForm>
      </div>
    </Panel>
  );
}
