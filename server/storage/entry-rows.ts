import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Entry, EntryFilter, EntryPage, EntrySummary, Note } from '../../contract/desk/entries.ts';
import { openStatuses } from '../../contract/desk/statuses.ts';
import type { FormName } from '../../contract/form-names.ts';
import { rememberIn } from './audit-rows.ts';
import type { Database } from './database.ts';
import { type EntryChanges, entryChanges } from './entry-changes.ts';
import { cursorOf, readCursor } from './entry-cursor.ts';
import { holdQuarantined } from './hold-quarantined.ts';
import { firstArrivalAt, numberEntries, recountDue } from './number-entries.ts';
import { searchWords } from './search-text.ts';
import { type Scope, selectSummary, selectWhole, toEntry, toSummary } from './select-entries.ts';

export interface EntryRows extends EntryChanges {
  page(scope: Scope, filter: EntryFilter, cursor: string | undefined, limit: number): Promise<EntryPage>;
  /** The same with everything the entries hold, for an export. */
  wholePage(
    scope: Scope,
    filter: EntryFilter,
    cursor: string | undefined,
    limit: number,
  ): Promise<{ entries: Entry[]; next: string | undefined }>;
  find(reference: string): Promise<Entry | undefined>;
  samePerson(entry: { id: string }, scope: Scope): Promise<EntrySummary[]>;
  /** Gives entries that a server of an older release has stored meanwhile their place among the others. */
  takeUp(): Promise<void>;
  /** Counts anew when open entries are due; returns how many were due at another time. */
  recountDue(): Promise<number>;
  /** Places and forms of what has come in since, for those who are told of it. */
  arrivedSince(moment: Date): Promise<{ arrival: number; form: FormName }[]>;
  /** Once for each id. */
  addNote(entryId: string, note: { id?: string; staffId: string; text: string; now: Date }): Promise<boolean>;
  notes(entryId: string): Promise<Note[]>;
}

const samePersonLimit = 50;

/** Entries as staff see them: how they stand, whose they are, what was said about them. */
export function entryRows({ db, write, hasWords, locksRows }: Database): EntryRows {
  const restricted = (scope: Scope, filter: EntryFilter) => {
    let query = selectWhole(db).where('submission.arrival', 'is not', null);
    // An index on the form helps only where few forms are asked for; all four need no clause.
    if (filter.form !== undefined) {
      query = query.where('submission.form', '=', filter.form);
      if (!scope.includes(filter.form)) query = query.where(sql<boolean>`1 = 0`);
    } else if (scope.length < 4) query = query.where('submission.form', 'in', [...scope]);
    if (filter.status === 'open') query = query.where('submission.status', 'in', [...openStatuses]);
    else if (filter.status !== undefined) query = query.where('submission.status', '=', filter.status);
    if (filter.owner === 'nobody') query = query.where('submission.owner_id', 'is', null);
    else if (filter.owner !== undefined) query = query.where('submission.owner_id', '=', filter.owner);
    if (filter.since) query = query.where('submission.arrival', '>=', firstArrivalAt(filter.since.getTime()));
    if (filter.until) query = query.where('submission.arrival', '<', firstArrivalAt(filter.until.getTime()));
    if (filter.locale !== undefined) query = query.where('submission.locale', '=', filter.locale);
    if (filter.search !== undefined && filter.search.trim() !== '') {
      const words = searchWords(filter.search);
      const address = filter.search.trim().toLowerCase();
      // A whole address has an index of its own; its words ("com") may be in every entry.
      if (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address))
        query = query.where('submission.email', '=', address);
      // Nothing but signs was typed: nothing has them.
      else query = query.where(words.length === 0 ? sql<boolean>`1 = 0` : hasWords(words));
    }
    return query;
  };

  const rowsOf = async (scope: Scope, filter: EntryFilter, cursor: string | undefined, limit: number) => {
    const sort = filter.sort ?? 'newest';
    const last = readCursor(cursor, sort);
    let query = restricted(scope, filter);
    if (sort === 'due') {
      if (last)
        query = query.where(
          sql<boolean>`(submission.due_at, submission.arrival) > (${last.due}, ${last.arrival})`,
        );
      query = query.orderBy('submission.due_at').orderBy('submission.arrival');
    } else {
      if (last) query = query.where('submission.arrival', sort === 'newest' ? '<' : '>', last.arrival);
      query = query.orderBy('submission.arrival', sort === 'newest' ? 'desc' : 'asc');
    }
    const rows = await query.limit(limit + 1).execute();
    const shown = rows.slice(0, limit);
    const end = shown.at(-1);
    return {
      rows: shown,
      next: rows.length > limit && end ? cursorOf(sort, end) : undefined,
    };
  };

  return {
    ...entryChanges({ write, locksRows }),

    async page(scope, filter, cursor, limit) {
      const { rows, next } = await rowsOf(scope, filter, cursor, limit);
      return { entries: rows.map(toSummary), next };
    },

    async wholePage(scope, filter, cursor, limit) {
      const { rows, next } = await rowsOf(scope, filter, cursor, limit);
      return { entries: rows.map(toEntry), next };
    },

    async find(reference) {
      const row = await selectWhole(db).where('submission.reference', '=', reference).executeTakeFirst();
      return row && toEntry(row);
    },

    async samePerson({ id }, scope) {
      const own = await db
        .selectFrom('submission')
        .select(['email', 'phone'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!own) return [];
      const rows = await selectSummary(db)
        .where('submission.id', '!=', id)
        .where('submission.form', 'in', [...scope])
        .where((on) =>
          on.or([
            ...(own.email === '' ? [] : [on('submission.email', '=', own.email)]),
            ...(own.phone === '' ? [] : [on('submission.phone', '=', own.phone)]),
          ]),
        )
        .orderBy('submission.arrival', 'desc')
        .limit(samePersonLimit)
        .execute();
      return rows.map(toSummary);
    },

    async takeUp() {
      const open = await db
        .selectFrom('submission')
        .select('id')
        .where('arrival', 'is', null)
        .limit(1)
        .executeTakeFirst();
      if (!open) return;
      await write(async (trx) => {
        await holdQuarantined(trx);
        await numberEntries(trx);
      });
    },

    recountDue: () => recountDue({ db, write }),

    async arrivedSince(moment) {
      const rows = await db
        .selectFrom('submission')
        .select(['arrival', 'form'])
        .where('arrival', '>=', firstArrivalAt(moment.getTime()))
        .execute();
      return rows.map(({ arrival, form }) => ({ arrival: Number(arrival), form }));
    },

    addNote: (entryId, { id = randomUUID(), staffId, text, now }) =>
      write(async (trx) => {
        const entry = await trx
          .selectFrom('submission')
          .select('reference')
          .where('id', '=', entryId)
          .executeTakeFirst();
        if (!entry) return false;
        const added = await trx
          .insertInto('note')
          .values({ id, submission_id: entryId, staff_id: staffId, at: now.getTime(), text })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added)
          await rememberIn(trx, [{ at: now, action: 'noted', staffId, entryId, reference: entry.reference }]);
        return true;
      }),

    async notes(entryId) {
      const rows = await db
        .selectFrom('note')
        .leftJoin('staff', 'staff.id', 'note.staff_id')
        .select(['note.id', 'note.at', 'note.text', 'staff.name'])
        .where('note.submission_id', '=', entryId)
        .orderBy('note.at')
        .execute();
      return rows.map(({ id, at, text, name }) => ({ id, at: new Date(at), text, author: name ?? '' }));
    },
  };
}
