import { data, Link, redirect } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { addresses } from '../../addresses.ts';
import { actions, notFound, page } from '../../guard.ts';
import { orUnsent } from '../../stay-on-page.ts';
import { Alert } from '../../ui/alert.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Unsent } from '../../ui/unsent.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import type { Route } from './+types/route.ts';
import styles from './mail.module.css';

export const loader = page('mail', async ({ desk, params }) => {
  const found = await desk.mails.open(params.id ?? '');
  if (!found) throw notFound();
  return found;
});

export const action = actions('mail', {
  async retry({ desk, params }) {
    if (!(await desk.mails.retry(params.id ?? ''))) return data({ settled: true }, { status: 409 });
    throw redirect(addresses.mailsIn('pending'), 303);
  },
  async settle({ desk, params }) {
    if (!(await desk.mails.settle(params.id ?? ''))) return data({ settled: true }, { status: 409 });
    throw redirect(addresses.mails, 303);
  },
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export { unlessUnsent as shouldRevalidate } from '../../stay-on-page.ts';

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  const { mail, message } = loaderData;
  const { mails: text } = words;
  const answer = useAnswer(actionData);
  return (
    <>
      <title>{words.title(text.title)}</title>
      <Link to={addresses.mailsIn(mail.state)} className={styles.back}>
        {text.title}
      </Link>
      <h1>{text.kinds[mail.kind]}</h1>
      <Unsent answer={actionData} />
      {answer?.settled && <Alert>{text.settled}</Alert>}
      <p className={styles.facts}>
        <span>{text.stateNames[mail.state]}</span>
        <span>
          {text.at[mail.state]} <Moment at={mail.at} />
        </span>
        <span>{text.attempts(mail.attempts)}</span>
        {mail.lastError && <span>{mail.lastError}</span>}
        {mail.takenBy.length > 0 && <span>{text.takenBy(mail.takenBy)}</span>}
        <Link to={addresses.entry(mail.reference)}>{mail.reference}</Link>
      </p>
      {(mail.state === 'dead' || mail.state === 'unconfirmed') && (
        <div className={styles.retry}>
          <p>{text.meanings[mail.state]}</p>
          <div className={styles.ways}>
            <PostForm intent="retry">
              <SubmitButton>{text.retry}</SubmitButton>
            </PostForm>
            <PostForm intent="settle">
              <SubmitButton look="secondary">{text.settle}</SubmitButton>
            </PostForm>
          </div>
        </div>
      )}
      <Panel title={message?.subject ?? text.noMessage}>
        {message && (
          <>
            <p className={styles.to} dir="auto">
              {text.to} {message.to}
            </p>
            <pre className={styles.text} dir="auto">
              {message.text}
            </pre>
          </>
        )}
      </Panel>
    </>
  );
}
