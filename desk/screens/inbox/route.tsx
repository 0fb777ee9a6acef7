import type { KeyboardEvent } from 'react';
import { Form } from 'react-router';
import { desk as words } from '../../../content/desk.ts';
import type { Desk } from '../../../contract/desk/desk-context.ts';
import { type BulkChange, exportFormats } from '../../../contract/desk/entries.ts';
import { formsOf } from '../../../contract/desk/roles.ts';
import { addresses } from '../../addresses.ts';
import { filterOf, filterQuery } from '../../entry-filter.ts';
import { actions, page } from '../../guard.ts';
import { Arrivals } from '../../shell/arrivals.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EntryList } from '../../ui/entry-list.tsx';
import { Field } from '../../ui/field.tsx';
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

async function answer(desk: Desk, form: FormData, change: BulkChange) {
  const references = form.getAll('reference').map(String);
  if (references.length === 0) return { message: text.none };
  const changed = await desk.entries.changeAll(references, change);
  const left = references.length - changed;
  return { message: left === 0 ? text.changed(changed) : `${text.changed(changed)} ${text.left(left)}` };
}

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, next, owners, forms, given, query, now } = loaderData;
  useInboxKeys();
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
      <FilterForm key={query} given={given} forms={forms} owners={owners} isFiltered={query !== ''} />
      <p role="status" className={styles.result}>
        {actionData?.message}
      </p>
      {entries.length === 0 ? (
        <p className={styles.empty}>{query === '' ? text.emptyAll : text.empty}</p>
      ) : (
        <Form method="post" onKeyDown={ignoreEnterOnBox}>
          <EntryList
            entries={entries}
            now={now}
            addressOf={addresses.entry}
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
            <Button type="submit" name="intent" value="assign" look="secondary">
              {text.assign}
            </Button>
            <Button type="submit" name="intent" value="close" look="quiet">
              {text.close}
            </Button>
            <Button type="submit" name="intent" value="spam" look="quiet">
              {text.spam}
            </Button>
          </div>
        </Form>
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

/** It would press the first button of all. */
function ignoreEnterOnBox(event: KeyboardEvent<HTMLFormElement>): void {
  const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
  if (isBox && event.key === 'Enter') event.preventDefault();
}
