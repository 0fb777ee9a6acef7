import { desk as words } from '../../../content/desk.ts';
import { roles } from '../../../contract/desk/roles.ts';
import type { StaffMember } from '../../../contract/desk/staff-list.ts';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './staff.module.css';

interface PersonProps {
  readonly person: StaffMember;
  readonly mayChange: boolean;
  readonly isOneself: boolean;
}

export function Person({ person, mayChange, isOneself }: PersonProps) {
  const { staff: text } = words;
  const button = (intent: 'invite' | 'remove', label: string) => (
    <PostForm intent={intent}>
      <input type="hidden" name="id" value={person.id} />
      <SubmitButton look="quiet" aria-label={`${label}: ${person.name}`}>
        {label}
      </SubmitButton>
    </PostForm>
  );
  return (
    <li className={styles.person}>
      <div>
        <p className={styles.name}>{person.name}</p>
        <p className={styles.facts}>
          {person.email} · {words.roles[person.role]}
        </p>
        <p className={styles.facts}>
          {person.removedAt ? (
            <>
              {text.removed} <Moment at={person.removedAt} />
            </>
          ) : (
            `${text.passkeys}: ${person.passkeys} · ${text.sessions}: ${person.sessions}`
          )}
          {person.invitedUntil && (
            <>
              {' '}
              · {text.invitedUntil} <Moment at={person.invitedUntil} />
            </>
          )}
        </p>
      </div>
      {mayChange && !person.removedAt && (
        <div className={styles.changes}>
          <PostForm intent="role" className={styles.role}>
            <input type="hidden" name="id" value={person.id} />
            <Field label={`${text.role}: ${person.name}`}>
              <select name="role" defaultValue={person.role} key={person.role}>
                {roles.map((role) => (
                  <option key={role} value={role}>
                    {words.roles[role]}
                  </option>
                ))}
              </select>
            </Field>
            <SubmitButton look="secondary" aria-label={`${text.change}: ${person.name}`}>
              {text.change}
            </SubmitButton>
          </PostForm>
          {!isOneself && button('invite', text.invite)}
          {button('remove', text.remove)}
          {!isOneself && person.passkeys + person.sessions > 0 && (
            <p className={styles.hint}>{text.inviteEnds}</p>
          )}
        </div>
      )}
    </li>
  );
}
