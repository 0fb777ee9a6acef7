import { data } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { addresses } from '../../addresses.ts';
import { actions, page } from '../../guard.ts';
import { PasskeyButton } from '../../passkeys/passkey-button.tsx';
import { orUnsent } from '../../stay-on-page.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Unsent } from '../../ui/unsent.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import type { Route } from './+types/route.ts';
import styles from './account.module.css';

export const loader = page('account', async ({ desk, person }) => ({
  fresh: person.fresh,
  // The device is asked only by who has just confirmed; the options would be too old otherwise.
  options: person.fresh || person.mayAddFirst ? await desk.account.addOptions() : undefined,
  passkeys: await desk.account.passkeys(),
  sessions: await desk.account.sessions(),
}));

export const action = actions('account', {
  async 'add-passkey'({ desk }, form) {
    const problem = await desk.account.addPasskey(String(form.get('response') ?? ''));
    return data({ problem }, { status: problem ? 400 : 200 });
  },
  async 'remove-passkey'({ desk }, form) {
    const removed = await desk.account.removePasskey(String(form.get('id') ?? ''));
    return removed ? { problem: undefined } : data({ problem: 'last' as const }, { status: 409 });
  },
  async 'end-session'({ desk }, form) {
    await desk.account.endSession(String(form.get('id') ?? ''));
    return { problem: undefined };
  },
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

/** After a refusal too: what the device was asked once is not asked again. */
export { unlessUnsent as shouldRevalidate } from '../../stay-on-page.ts';

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, sessions, options } = loaderData;
  const { account } = words;
  const problem = useAnswer(actionData)?.problem;
  return (
    <>
      <title>{words.title(account.title)}</title>
      <h1>{account.title}</h1>
      <Unsent answer={actionData} />
      <div className={styles.panels}>
        <Panel title={account.passkeys}>
          <p className={styles.lead}>{account.passkeysLead}</p>
          {problem === 'last' && <Alert>{account.lastPasskey}</Alert>}
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <div>
                  <p className={styles.name}>{passkey.name}</p>
                  <p className={styles.facts}>
                    {account.made} <Moment at={passkey.createdAt} /> ·{' '}
                    {passkey.lastUsedAt ? (
                      <>
                        {account.used} <Moment at={passkey.lastUsedAt} />
                      </>
                    ) : (
                      account.neverUsed
                    )}
                  </p>
                </div>
                <PostForm intent="remove-passkey">
                  <input type="hidden" name="id" value={passkey.id} />
                  <SubmitButton look="quiet">{account.removePasskey}</SubmitButton>
                </PostForm>
              </li>
            ))}
          </ul>
          {options ? (
            <PasskeyButton
              intent="add-passkey"
              label={account.addPasskey}
              busyLabel={words.invitation.busy}
              create={options}
              refusal={problem === 'last' ? undefined : problem}
              wide={false}
            />
          ) : (
            <ButtonLink to={addresses.confirm(addresses.account)} look="secondary">
              {account.addPasskey}
            </ButtonLink>
          )}
        </Panel>
        <Panel title={account.sessions}>
          <p className={styles.lead}>{account.sessionsLead}</p>
          <ul className={styles.list}>
            {sessions.map((session) => (
              <li key={session.id}>
                <div>
                  <p className={styles.name}>{session.browser}</p>
                  <p className={styles.facts}>
                    {account.begun} <Moment at={session.createdAt} /> · {account.seen}{' '}
                    <Moment at={session.lastSeenAt} />
                  </p>
                </div>
                {session.current ? (
                  <span className={styles.current}>{account.thisSession}</span>
                ) : (
                  <PostForm intent="end-session">
                    <input type="hidden" name="id" value={session.id} />
                    <SubmitButton look="quiet">{account.endSession}</SubmitButton>
                  </PostForm>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}
