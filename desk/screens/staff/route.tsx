import { data } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { isRole, roles } from '../../../contract/desk/roles.ts';
import { addresses } from '../../addresses.ts';
import { actions, notFound, page } from '../../guard.ts';
import { orUnsent } from '../../stay-on-page.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Unsent } from '../../ui/unsent.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import type { Route } from './+types/route.ts';
import { Person } from './person.tsx';
import styles from './staff.module.css';

export const loader = page('staff', async ({ desk, person }) => ({
  people: await desk.staff.list(),
  // A confirmation would lose what was typed, so it is asked for before anything can be.
  fresh: person.fresh,
  ownId: person.id,
}));

const refusedAnswer = () => data({ problem: 'refused' as const }, { status: 409 });
const idIn = (form: FormData) => String(form.get('id') ?? '');

export const action = actions('staff', {
  async add({ desk }, form) {
    const role = String(form.get('role') ?? '');
    if (!isRole(role)) throw notFound();
    const [name, email] = [String(form.get('name') ?? ''), String(form.get('email') ?? '')];
    const outcome = await desk.staff.add({ name, email, role });
    return outcome.ok
      ? { invitation: outcome.invitation }
      : data({ problem: outcome.reason }, { status: 400 });
  },
  async invite({ desk }, form) {
    const invitation = await desk.staff.invite(idIn(form));
    if (!invitation) throw notFound();
    return { invitation };
  },
  async role({ desk }, form) {
    const role = String(form.get('role') ?? '');
    if (!isRole(role)) throw notFound();
    return (await desk.staff.changeRole(idIn(form), role)) ? {} : refusedAnswer();
  },
  async remove({ desk }, form) {
    return (await desk.staff.remove(idIn(form))) ? {} : refusedAnswer();
  },
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { people, fresh, ownId } = loaderData;
  const { staff: text } = words;
  const answer = useAnswer(actionData);
  const invitation = answer && 'invitation' in answer ? answer.invitation : undefined;
  const problem = answer && 'problem' in answer ? answer.problem : undefined;
  return (
    <>
      <title>{words.title(text.title)}</title>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <Unsent answer={actionData} />
      {problem && <Alert>{text.problems[problem]}</Alert>}
      {invitation && (
        <div role="status" className={styles.invitation}>
          <p>{text.invitation(invitation.person.name)}</p>
          <code>{invitation.address}</code>
          {invitation.mailed && <p>{text.mailed}</p>}
          {invitation.ended.passkeys + invitation.ended.sessions > 0 && <p>{text.ended}</p>}
        </div>
      )}
      {!fresh && (
        <p className={styles.confirm}>
          {text.confirmFirst}
          <ButtonLink to={addresses.confirm(addresses.staff)} look="secondary">
            {text.confirm}
          </ButtonLink>
        </p>
      )}
      <div className={styles.panels}>
        <Panel title={text.people}>
          <ul className={styles.people}>
            {people.map((person) => (
              <Person key={person.id} person={person} mayChange={fresh} isOneself={person.id === ownId} />
            ))}
          </ul>
        </Panel>
        {fresh && (
          <Panel title={text.add}>
            <PostForm intent="add" className={styles.add} kept={invitation}>
              <Field label={text.name}>
                <input name="name" required maxLength={100} autoComplete="off" />
              </Field>
              <Field label={text.email}>
                <input name="email" type="email" required maxLength={254} autoComplete="off" />
              </Field>
              <Field label={text.role}>
                <select name="role">
                  {roles.map((role) => (
                    <option key={role} value={role}>
                      {words.roles[role]}
                    </option>
                  ))}
                </select>
              </Field>
              <SubmitButton>{text.addButton}</SubmitButton>
            </PostForm>
          </Panel>
        )}
      </div>
    </>
  );
}
