import { type KeyboardEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import type { Desk } from '../../../contract/desk/desk-context.ts';
import { type BulkChange, exportFormats } from '../../../contract/desk/entries.ts';
import { formsOf } from '../../../contract/desk/roles.ts';
import { addresses } from '../../addresses.ts';
import { filterOf, filterQuery, listQuery } from '../../entry-filter.ts';
import { actions, page } from '../../guard.ts';
import { Arrivals } from '../../shell/arrivals.tsx';
import { orUnsent } from '../../stay-on-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryList } from '../../ui/entry-list.tsx';
import { Field } from '../../ui/field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Unsent } from '../../ui/unsent.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import type { Route } from './+types/route.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './inbox.module.css';
import { useInboxKeys } from './use-inbox-keys.ts';

const { inbox: text } = words;
/** Not empty: what is empty has not been chosen. */
const nobody = 'nobody';

export const loader = page('inbox', async ({ desk, person, url }) => {
  const { searchParams } = url;
  const [list, owners] = await Promise.all([
    desk.entries.page(filterOf(searchParams), searchParams.get('after') ?? undefined),
    desk.entries.owners(),
  ]);
  return {
    ...list,
    owners,
    forms: formsOf(person.role),
    given: Object.fromEntries(searchParams),
    query: filterQuery(searchParams),
    list: listQuery(searchParams),
    now: new Date(),
  };
});

export const action = actions('inbox', {
  async assign({ desk }, form) {
    const owner = String(form.get('owner') ?? '');
    if (owner === '') return { message: text.noOwner };
    return answer(desk, form, { owner: owner === nobody ? null : owner });
  },
  close: ({ desk }, form) => answer(desk, form, { status: 'closed' }),
  spam: ({ desk }, form) => answer(desk, form, { status: 'spam' }),
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

async function answer(desk: Desk, form: FormData, change: BulkChange) {
  const references = form.getAll('reference').map(String);
  if (references.length === 0) return { message: text.none };
  const changed = await desk.entries.changeAll(references, change);
  const left = references.length - changed;
  return { message: left === 0 ? text.changed(changed) : `${text.changed(changed)} ${text.left(left)}` };
}

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, next, owners, forms, given, query, list, now } = loaderData;
  const message = useMessage(useAnswer(actionData));
  const isAsking = useNavigation().location?.pathname === addresses.inbox;
  useInboxKeys();
  const found =
    entries.length > 0
      ? message === undefined && text.shown(entries.length, next !== undefined)
      : query === ''
        ? text.emptyAll
        : text.empty;
  return (
    <>
      <title>{words.title(text.title)}</title>
      <Arrivals />
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.exports}>
          {text.export}
          {exportFormats.map((format) => (
            // A file, not a page: the browser itself has to ask for it.
            <a key={format} href={addresses.export(format, query)}>
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      </div>
      <Unsent answer={actionData} />
      <FilterForm given={given} forms={forms} owners={owners} isFiltered={query !== ''} />
      {/* Empty while it is asked, so that the same answer is read out again. */}
      <p role="status" className={entries.length === 0 ? styles.empty : styles.result}>
        {!isAsking && [message, found].filter(Boolean).join(' ')}
      </p>
      {entries.length > 0 && (
        <PostForm onKeyDown={ignoreEnterOnBox} className={styles.entries}>
          <EntryList
            entries={entries}
            now={now}
            addressOf={(reference) => addresses.entry(reference, list)}
            before={(entry) => (
              <label className={styles.choose}>
                <span className="visually-hidden">{text.choose(entry.name || entry.reference)}</span>
                <input
                  type="checkbox"
                  name="reference"
                  value={entry.reference}
                  key={`${entry.reference} ${entry.version}`}
                />
              </label>
            )}
          />
          <div className={styles.bulk}>
            <Field label={text.assignTo}>
              <select name="owner">
                <option value="">{text.chooseOwner}</option>
                <option value={nobody}>{words.nobody}</option>
                {owners.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </Field>
            <SubmitButton name="intent" value="assign" look="secondary">
              {text.assign}
            </SubmitButton>
            <SubmitButton name="intent" value="close" look="quiet">
              {text.close}
            </SubmitButton>
            <SubmitButton name="intent" value="spam" look="quiet">
              {text.spam}
            </SubmitButton>
          </div>
        </PostForm>
      )}
      <nav className={styles.pages} aria-label={text.list}>
        {given.after && (
          <ButtonLink to={addresses.inboxWith(query)} look="quiet">
            {text.first}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink
            to={addresses.inboxWith(`${query === '' ? '' : `${query}&`}after=${next}`)}
            look="secondary"
          >
            {text.next}
          </ButtonLink>
        )}
      </nav>
      <p className={styles.keys}>{text.keys}</p>
    </>
  );
}

interface Told {
  readonly message: string;
}

/** What became of those chosen, for as long as the list is looked at: when something comes in the answer itself is gone. */
function useMessage(answer: Told | undefined): string | undefined {
  const { search } = useLocation();
  const [told, setTold] = useState({ answer, search });
  if (told.search !== search || (answer && answer !== told.answer)) setTold({ answer, search });
  return told.answer?.message;
}

/** It would press the first button of all. */
function ignoreEnterOnBox(event: KeyboardEvent<HTMLFormElement>): void {
  const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
  if (isBox && event.key === 'Enter') event.preventDefault();
}
