import { desk as words } from '../../../content/desk.ts';
import { actions, page } from '../../guard.ts';
import { orUnsent } from '../../stay-on-page.ts';
import { Alert } from '../../ui/alert.tsx';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Unsent } from '../../ui/unsent.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import type { Route } from './+types/route.ts';
import { FoundEntries } from './found-entries.tsx';
import styles from './privacy.module.css';

export const loader = page('privacy', async ({ desk }) => {
  const [expiring, requests] = await Promise.all([desk.privacy.expiring(), desk.privacy.requests()]);
  return { expiring, requests, now: new Date() };
});

/** Posted, not part of the address: addresses are remembered by browsers and proxies. */
export const action = actions('privacy', {
  async find({ desk }, form) {
    const sought = String(form.get('sought') ?? '');
    return { sought, found: await desk.privacy.find(sought), erased: undefined };
  },
  async erase({ desk }, form) {
    const erased = await desk.privacy.erase(form.getAll('reference').map(String));
    return { sought: '', found: undefined, erased };
  },
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { expiring, requests, now } = loaderData;
  const { privacy: text } = words;
  const answer = useAnswer(actionData);
  const { sought = '', found, erased } = answer ?? {};
  return (
    <>
      <title>{words.title(text.title)}</title>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <Unsent answer={actionData} />
      {erased !== undefined && (
        <p role="status" className={styles.done}>
          {text.erased(erased.entries)} {text.remnants[erased.remnants]}
        </p>
      )}
      <div className={styles.panels}>
        <Panel title={text.find}>
          <PostForm intent="find" className={styles.find} kept={erased}>
            <Field label={text.sought}>
              <input name="sought" required maxLength={254} autoComplete="off" defaultValue={sought} />
            </Field>
            <SubmitButton>{text.findButton}</SubmitButton>
          </PostForm>
          {answer && erased === undefined && !found && <Alert>{text.unclear}</Alert>}
          {found && <FoundEntries key={sought} found={found} now={now} />}
        </Panel>
        <Panel title={text.expiring}>
          {expiring.length === 0 ? (
            <p className={styles.quiet}>{text.nothingExpires}</p>
          ) : (
            <ul className={styles.facts}>
              {expiring.map(({ form, count, first }) => (
                <li key={form}>
                  <span>{words.forms[form]}</span>
                  <span>{text.entries(count)}</span>
                  <span className={styles.quiet}>
                    {text.firstGoes} <Moment at={first} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title={text.requests}>
          {requests.length === 0 && <p className={styles.quiet}>{text.noRequests}</p>}
          <ul className={styles.facts}>
            {requests.map((row) => (
              <li key={row.id}>
                <span>
                  {words.auditActions[row.action]}
                  <span className={styles.quiet}> · {row.reference ?? row.detail}</span>
                </span>
                <span>{row.staffName ?? words.audit.commandLine}</span>
                <span className={styles.quiet}>
                  <Moment at={row.at} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}
