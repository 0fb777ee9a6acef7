import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { openStatuses } from '../../contract/desk/statuses.ts';
import type { FormName } from '../../contract/form-names.ts';
import { dueAt } from '../working-time.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import { searchTextOf } from './search-text.ts';

/** Moments times this leave room for those who arrive in the same millisecond, and stay exact as numbers. */
const perMillisecond = 1024;

let drawn = randomInt(perMillisecond);

/** A place in the order of arrival. Only another process can draw the same in one millisecond; the unique index tells. */
function arrivalOf(receivedAt: number): number {
  drawn = (drawn + 1) % perMillisecond;
  return receivedAt * perMillisecond + drawn;
}

/** The first place a moment can have. */
export const firstArrivalAt = (moment: number): number => moment * perMillisecond;

const batch = 200;

/** What the desk needs to know of an entry, from the entry itself. */
export function deskColumns(entry: {
  form: FormName;
  reference: string;
  fields: Readonly<Record<string, string>>;
  receivedAt: number;
}) {
  return {
    arrival: arrivalOf(entry.receivedAt),
    search_text: searchTextOf(entry),
    phone: (entry.fields.phoneE164 ?? '').slice(0, 20),
    due_at: dueAt(entry.form, entry.receivedAt),
  };
}

/** Fills these columns in where a release that did not know them, or a backup of one, has left them open. */
export async function numberEntries(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('submission')
      .select(['id', 'form', 'reference', 'fields', 'received_at'])
      .where('arrival', 'is', null)
      .limit(batch)
      .execute();
    for (const { id, form, reference, fields, received_at } of rows)
      await db
        .updateTable('submission')
        .set({
          ...deskColumns({
            form,
            reference,
            fields: JSON.parse(fields) as Record<string, string>,
            receivedAt: received_at,
          }),
          arrival: await freeArrival(db, received_at),
        })
        .where('id', '=', id)
        .where('arrival', 'is', null)
        .execute();
    if (rows.length < batch) return;
  }
}

/** When open entries are due, by the promises, working hours and holidays of this release: they may have changed since those came in. */
export async function recountDue({ db, write }: Pick<Database, 'db' | 'write'>): Promise<number> {
  const open = await db
    .selectFrom('submission')
    .select(['id', 'form', 'received_at', 'due_at'])
    .where('status', 'in', [...openStatuses])
    .where('arrival', 'is not', null)
    .execute();
  const wrong = open.filter(({ form, received_at, due_at }) => dueAt(form, received_at) !== due_at);
  if (wrong.length > 0)
    await write(async (trx) => {
      for (const { id, form, received_at } of wrong)
        await trx
          .updateTable('submission')
          .set({ due_at: dueAt(form, received_at) })
          .where('id', '=', id)
          .execute();
    });
  return wrong.length;
}

async function freeArrival(db: Kysely<Tables>, receivedAt: number): Promise<number> {
  for (;;) {
    const arrival = arrivalOf(receivedAt);
    const taken = await db
      .selectFrom('submission')
      .select('id')
      .where('arrival', '=', arrival)
      .executeTakeFirst();
    if (taken === undefined) return arrival;
  }
}
