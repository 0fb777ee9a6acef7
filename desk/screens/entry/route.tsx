import { Fragment } from 'react';
import { data, Link, redirect } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import { fieldLabel } from '../../../content/form-view.server.ts';
import type { ChangeOutcome } from '../../../contract/desk/entries.ts';
import { isStatus } from '../../../contract/desk/statuses.ts';
import { forms } from '../../../contract/forms.ts';
import { addresses } from '../../addresses.ts';
import { listQuery } from '../../entry-filter.ts';
import { actions, notFound, page } from '../../guard.ts';
import { stayOnPage } from '../../stay-on-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Due } from '../../ui/due.tsx';
import { EntryList } from '../../ui/entry-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { Route } from './+types/route.ts';
import { CvPanel } from './cv-panel.tsx';
import styles from './entry.module.css';
import { EntryFields } from './entry-fields.tsx';
import { EntryState } from './entry-state.tsx';
import { Notes } from './notes.tsx';
import { type Answer, Outcome } from './outcome.tsx';
import { replyAddress } from './reply-address.server.ts';
import { Timeline } from './timeline.tsx';

export const loader = page('entry', async ({ desk, person, params, url }) => {
  const entry = await desk.entries.open(params.reference ?? '');
  if (!entry) throw notFound();
  const [timeline, notes, same, owners] = await Promise.all([
    desk.entries.timeline(entry.id),
    desk.entries.notes(entry.id),
    desk.entries.samePerson(entry.id),
    desk.entries.owners(entry.form),
  ]);
  const labels = Object.fromEntries(
    forms[entry.form].fields
      .filter(({ name }) => entry.fields[name])
      .map(({ name }) => [name, fieldLabel('en', entry.form, name)]),
  );
  const list = listQuery(new URLSearchParams(url.searchParams.get('list') ?? ''));
  const reply = replyAddress(entry, person.name);
  return {
    entry,
    labels,
    timeline,
    notes,
    noteId: crypto.randomUUID(),
    same,
    owners,
    list,
    now: new Date(),
    reply,
  };
});

export const action = actions('entry', {
  async status({ desk, params, url }, form) {
    const status = String(form.get('status') ?? '');
    if (!isStatus(status)) throw notFound();
    return answer(await desk.entries.setStatus(params.reference ?? '', versionIn(form), status), url);
  },
  async owner({ desk, params, url }, form) {
    const owner = String(form.get('owner') ?? '') || null;
    return answer(await desk.entries.setOwner(params.reference ?? '', versionIn(form), owner), url);
  },
  async note({ desk, params, url }, form) {
    const [id, text] = [String(form.get('id') ?? ''), String(form.get('note') ?? '')];
    // Nothing but spaces is no note.
    if (text.trim() === '') return { done: '' };
    if (!(await desk.entries.addNote(params.reference ?? '', { id, text }))) throw notFound();
    return redirect(url.pathname + url.search, 303);
  },
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  stayOnPage(request, serverAction);

export { unlessUnsent as shouldRevalidate } from '../../stay-on-page.ts';

const versionIn = (form: FormData) => Number(form.get('version')) || 0;

function answer(outcome: ChangeOutcome, url: URL) {
  if (outcome.kind === 'gone') throw notFound();
  if (outcome.kind === 'no-owner') return data({ noOwner: true as const }, { status: 409 });
  return outcome.kind === 'conflict'
    ? data({ conflict: outcome.now }, { status: 409 })
    : redirect(url.pathname + url.search, 303);
}

const isNoted = (answer: Answer | undefined) =>
  answer !== undefined && 'done' in answer && answer.done === 'note';

export default function Entry({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, labels, timeline, notes, noteId, same, owners, list, now, reply } = loaderData;
  const { entry: text } = words;
  return (
    // Another entry of the same person is another page: what was chosen or typed here is not for it.
    <Fragment key={entry.id}>
      <title>{words.title(entry.reference)}</title>
      <header className={styles.head}>
        <Link to={addresses.inboxWith(list)} className={styles.back}>
          {text.back}
        </Link>
        <h1 dir="auto">{entry.name || entry.reference}</h1>
        <p className={styles.facts}>
          <span>{words.forms[entry.form]}</span>
          <span>{entry.reference}</span>
          <StatusMark status={entry.status} />
          <Due entry={entry} now={now} />
        </p>
        <p className={styles.ways}>
          {entry.phoneE164 && /^\+\d+$/.test(entry.phoneE164) && (
            <ButtonLink to={`tel:${entry.phoneE164}`} icon="phone" iconAt="start">
              {text.call}
            </ButtonLink>
          )}
          {reply && (
            <ButtonLink to={reply} look="secondary" icon="mail" iconAt="start">
              {text.mail}
            </ButtonLink>
          )}
        </p>
      </header>
      <Outcome answer={actionData} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={text.fields}>
            <EntryFields entry={entry} labels={labels} />
          </Panel>
          {entry.cv && <CvPanel cv={entry.cv} reference={entry.reference} />}
          <Notes notes={notes} id={noteId} kept={isNoted(actionData) ? actionData : undefined} />
          {same.length > 0 && (
            <Panel title={text.same}>
              <EntryList entries={same} now={now} addressOf={(other) => addresses.entry(other, list)} />
            </Panel>
          )}
        </div>
        <div className={styles.column}>
          <EntryState entry={entry} owners={owners} />
          <Timeline events={timeline} />
        </div>
      </div>
    </Fragment>
  );
}
