import { Link } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { mailStates } from '../../../contract/desk/mails.ts';
import { addresses } from '../../addresses.ts';
import { page } from '../../guard.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Moment } from '../../ui/moment.tsx';
import type { Route } from './+types/route.ts';
import styles from './mails.module.css';

export const loader = page('mails', async ({ desk, url }) => {
  const counts = await desk.mails.counts();
  const asked = mailStates.find((state) => state === url.searchParams.get('state'));
  // Without a choice: what needs a person, and else what waits.
  const state = asked ?? mailStates.find((one) => counts[one] > 0) ?? 'pending';
  return { counts, state, ...(await desk.mails.page(state, url.searchParams.get('after') ?? undefined)) };
});

export default function Mails({ loaderData }: Route.ComponentProps) {
  const { counts, state, mails, next } = loaderData;
  const { mails: text } = words;
  return (
    <>
      <title>{words.title(text.title)}</title>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <nav className={styles.states} aria-label={text.states}>
        {mailStates.map((one) => (
          <Link key={one} to={addresses.mailsIn(one)} aria-current={one === state ? 'page' : undefined}>
            {text.stateNames[one]} <span className={styles.count}>{counts[one]}</span>
          </Link>
        ))}
      </nav>
      <p className={styles.meaning}>{text.meanings[state]}</p>
      {mails.length === 0 && <p className={styles.empty}>{text.none}</p>}
      <ul className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link to={addresses.mail(mail.id)} className={styles.name}>
              {text.kinds[mail.kind]}
            </Link>
            <span>
              {mail.reference} · {words.forms[mail.form]}
            </span>
            <span className={styles.quiet}>
              {text.at[mail.state]} <Moment at={mail.at} />
            </span>
            <span className={styles.quiet}>
              {text.attempts(mail.attempts)}
              {mail.lastError && ` · ${mail.lastError}`}
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <ButtonLink to={`${addresses.mailsIn(state)}&after=${encodeURIComponent(next)}`} look="secondary">
          {words.inbox.next}
        </ButtonLink>
      )}
    </>
  );
}
