import { Form } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import type { Entry } from '../../../contract/desk/entries.ts';
import { statuses } from '../../../contract/desk/statuses.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './entry.module.css';

interface EntryStateProps {
  readonly entry: Entry;
  readonly owners: readonly { readonly id: string; readonly name: string }[];
}

/** How it stands and whose it is. Each form carries the version it was drawn from. */
export function EntryState({ entry, owners }: EntryStateProps) {
  const { entry: text } = words;
  // Who has answered it is named there still when they have left or do other work.
  const isElse = entry.ownerId !== undefined && owners.every(({ id }) => id !== entry.ownerId);
  return (
    <Panel title={text.status}>
      {/* Drawn anew with every version, so that the fields show what is stored. */}
      <div key={entry.version} className={styles.state}>
        <Form method="post" className={styles.change}>
          <input type="hidden" name="intent" value="status" />
          <input type="hidden" name="version" value={entry.version} />
          <Field label={text.status}>
            <select name="status" defaultValue={entry.status}>
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {words.statuses[status]}
                </option>
              ))}
            </select>
          </Field>
          <Button type="submit" look="secondary" aria-label={`${text.save}: ${text.status}`}>
            {text.save}
          </Button>
        </Form>
        <Form method="post" className={styles.change}>
          <input type="hidden" name="intent" value="owner" />
          <input type="hidden" name="version" value={entry.version} />
          <Field label={text.owner}>
            <select name="owner" defaultValue={entry.ownerId ?? ''}>
              <option value="">{words.nobody}</option>
              {owners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {isElse && <option value={entry.ownerId}>{entry.ownerName}</option>}
            </select>
          </Field>
          <Button type="submit" look="secondary" aria-label={`${text.save}: ${text.owner}`}>
            {text.save}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
