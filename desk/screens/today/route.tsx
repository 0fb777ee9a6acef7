import { Link } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { addresses } from '../../addresses.ts';
import { page } from '../../guard.ts';
import { Arrivals } from '../../shell/arrivals.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { dayName } from '../../ui/dubai-moment.ts';
import { EntryList } from '../../ui/entry-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Route } from './+types/route.ts';
import { Figures } from './figures.tsx';
import styles from './today.module.css';

export const loader = page('today', async ({ desk }) => {
  const [due, counts, figures, mails] = await Promise.all([
    desk.today.due(),
    desk.today.counts(),
    desk.today.figures(),
    desk.today.mailsThatNeedAPerson(),
  ]);
  return { due, counts, figures, mails, lastHoliday: desk.today.holidaysEndSoon(), now: new Date() };
});

const countNames = ['overdue', 'dueToday', 'open', 'unowned'] as const;

export default function Today({ loaderData }: Route.ComponentProps) {
  const { due, counts, figures, mails, lastHoliday, now } = loaderData;
  const { today: text } = words;
  return (
    <>
      <title>{words.title(text.title)}</title>
      <h1>{text.title}</h1>
      <Arrivals />
      <p className={styles.lead}>{text.lead}</p>
      <dl className={styles.counts}>
        {countNames.map((name) => (
          <div key={name} data-urgent={name === 'overdue' && counts[name] > 0 ? '' : undefined}>
            <dt>{text.counts[name]}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
      {lastHoliday && (
        <div className={styles.warning}>
          <Alert>{text.holidaysEnd(dayName(lastHoliday))}</Alert>
        </div>
      )}
      {mails > 0 && (
        <div className={styles.warning}>
          <Alert>{text.mails(mails)}</Alert>
          <Link to={addresses.mails}>{text.mailsLink}</Link>
        </div>
      )}
      <div className={styles.panels}>
        <Panel title={text.dueList}>
          {due.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <EntryList entries={due} now={now} addressOf={addresses.entry} />
          )}
          {counts.open > due.length && (
            <ButtonLink to={addresses.inboxWith('status=open&sort=due')} look="quiet">
              {text.allOpen}
            </ButtonLink>
          )}
        </Panel>
        <Panel title={text.weeks}>
          <Figures figures={figures} />
        </Panel>
      </div>
    </>
  );
}
