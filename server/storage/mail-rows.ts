import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import type { MailCounts, MailKind, MailStatus, Store, StoredMail } from './store.ts';

type MailRows = Pick<
  Store,
  | 'claimMails'
  | 'renewLeases'
  | 'markSending'
  | 'markSent'
  | 'markFailed'
  | 'markUnconfirmed'
  | 'releaseMail'
  | 'markAbandoned'
  | 'pullBackMails'
  | 'knownMails'
  | 'mailCounts'
  | 'missedMails'
  | 'listMails'
  | 'mailsOf'
  | 'mailPage'
  | 'findMail'
  | 'retryMail'
  | 'settleMail'
  | 'retryMails'
>;

const mailColumns = [
  'mail.id',
  'mail.submission_id',
  'mail.kind',
  'mail.status',
  'mail.attempts',
  'mail.due_at',
  'mail.sent_at',
  'mail.last_error',
  'mail.taken_by',
  'submission.reference',
  'submission.form',
] as const;

/** Somebody has to decide what becomes of these. */
const inTrouble: readonly MailStatus[] = ['dead', 'unconfirmed'];

const unleased = { lease_owner: null, leased_until: null, sending_since: null };

/** The outbox as rows: who may send what, and what became of it. */
export function mailRows({ db, write, locksRows }: Database): MailRows {
  const owned = (trx: Transaction<Tables>, id: string, owner: string) =>
    trx
      .updateTable('mail')
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('status', 'in', ['pending', 'sending']);

  const selectMails = () =>
    db
      .selectFrom('mail')
      .innerJoin('submission', 'submission.id', 'mail.submission_id')
      .select(mailColumns)
      .orderBy('submission.received_at')
      .orderBy('mail.id');

  return {
    async claimMails({ owner, now, leaseMs, limit }) {
      const due = (where: { now: number }) =>
        db
          .selectFrom('mail')
          .select('id')
          .where('status', '=', 'pending')
          .where('due_at', '<=', where.now)
          .where((on) => on.or([on('leased_until', 'is', null), on('leased_until', '<=', where.now)]))
          .orderBy('due_at')
          .limit(limit);
      // Most looks find nothing; a look that only reads does not wait for the disk.
      const anything = await due({ now: now.getTime() }).limit(1).executeTakeFirst();
      if (anything === undefined) return [];

      const rows = await write((trx) => {
        const candidates = due({ now: now.getTime() }).$if(locksRows, (query) =>
          query.forUpdate().skipLocked(),
        );
        return trx
          .updateTable('mail')
          .set({
            lease_owner: owner,
            leased_until: now.getTime() + leaseMs,
            attempts: sql<number>`attempts + 1`,
          })
          .where('id', 'in', candidates)
          .returning(['id', 'submission_id', 'kind', 'attempts', 'taken_by'])
          .execute();
      });
      return rows.map((row) => ({
        id: row.id,
        submissionId: row.submission_id,
        kind: row.kind,
        attempt: row.attempts,
        takenBy: addressesIn(row.taken_by),
      }));
    },

    async renewLeases(owner, ids, until) {
      if (ids.length === 0) return;
      await write((trx) =>
        trx
          .updateTable('mail')
          .set({ leased_until: until.getTime() })
          .where('id', 'in', [...ids])
          .where('lease_owner', '=', owner)
          .execute(),
      );
    },

    async markSending(id, owner, now) {
      const result = await write((trx) =>
        owned(trx, id, owner)
          .where('leased_until', '>', now.getTime())
          .set({ status: 'sending', sending_since: now.getTime() })
          .executeTakeFirst(),
      );
      return result.numUpdatedRows > 0n;
    },

    async markSent(id, owner, now) {
      const result = await write((trx) =>
        owned(trx, id, owner)
          .set({ ...unleased, status: 'sent', sent_at: now.getTime(), last_error: null })
          .executeTakeFirst(),
      );
      return result.numUpdatedRows > 0n;
    },

    async markFailed(id, owner, { error, retryAt, takenBy }) {
      const next =
        retryAt === undefined
          ? { status: 'dead' as const }
          : { status: 'pending' as const, due_at: retryAt.getTime() };
      await write((trx) =>
        owned(trx, id, owner)
          .set({ ...unleased, ...next, last_error: error })
          .$if(takenBy !== undefined, (query) => query.set({ taken_by: JSON.stringify(takenBy) }))
          .execute(),
      );
    },

    async markUnconfirmed(id, owner, error) {
      await write((trx) =>
        owned(trx, id, owner)
          .set({ ...unleased, status: 'unconfirmed', last_error: error })
          .execute(),
      );
    },

    async releaseMail(id, owner) {
      await write((trx) =>
        owned(trx, id, owner)
          .set({ ...unleased, status: 'pending', attempts: sql<number>`attempts - 1` })
          .execute(),
      );
    },

    async markAbandoned(now) {
      const abandoned = db
        .selectFrom('mail')
        .select('id')
        .where('status', '=', 'sending')
        .where('leased_until', '<=', now.getTime());
      if ((await abandoned.limit(1).executeTakeFirst()) === undefined) return 0;

      return write(async (trx) => {
        const settle = (kind: MailKind, status: MailStatus) =>
          trx
            .updateTable('mail')
            .set({ ...unleased, status, last_error: 'INTERRUPTED' })
            .where('kind', '=', kind)
            .where('status', '=', 'sending')
            .where('leased_until', '<=', now.getTime())
            .executeTakeFirst();
        const settled = [await settle('team', 'pending'), await settle('acknowledgement', 'unconfirmed')];
        return settled.reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0);
      });
    },

    async pullBackMails(now, longestPauseMs) {
      const ms = now.getTime();
      const ahead = db
        .selectFrom('mail')
        .select('id')
        .where('status', 'in', ['pending', 'sending'])
        .where((on) =>
          on.or([
            on('due_at', '>', ms + longestPauseMs),
            on('leased_until', '>', ms + longestPauseMs),
            on.and([on('attempts', '=', 0), on('due_at', '>', ms + 60_000)]),
          ]),
        );
      if ((await ahead.limit(1).executeTakeFirst()) === undefined) return 0;
      const result = await write((trx) =>
        trx
          .updateTable('mail')
          .set({
            due_at: ms,
            leased_until: sql<number | null>`case when leased_until is null then null else ${ms} end`,
          })
          .where('id', 'in', ahead)
          .executeTakeFirst(),
      );
      return Number(result.numUpdatedRows);
    },

    async knownMails(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('mail')
        .select('id')
        .where('id', 'in', [...ids])
        .execute();
      return new Set(rows.map((row) => row.id));
    },

    async mailCounts() {
      const counts: MailCounts = { pending: 0, sending: 0, sent: 0, dead: 0, unconfirmed: 0, settled: 0 };
      const rows = await db
        .selectFrom('mail')
        .select(['status', (on) => on.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      for (const row of rows) counts[row.status] = row.count;
      return counts;
    },

    async missedMails() {
      const { count } = await db
        .selectFrom('mail')
        .select((on) => on.fn.countAll<number>().as('count'))
        .where('status', 'in', [...inTrouble])
        .where('kind', '!=', 'acknowledgement')
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async listMails(statuses: readonly MailStatus[]) {
      const rows = await selectMails()
        .where('mail.status', 'in', [...statuses])
        .execute();
      return rows.map(toStoredMail);
    },

    async mailsOf(submissionId) {
      const rows = await selectMails().where('mail.submission_id', '=', submissionId).execute();
      return rows.map(toStoredMail);
    },

    async mailPage(statuses, cursor, limit) {
      const last = /^(\d{1,16})\.(\S{1,80})$/.exec(cursor ?? '');
      // One state at a time follows its index; together they would all be read and sorted.
      const lists = await Promise.all(
        statuses.map((status) =>
          db
            .selectFrom('mail')
            .innerJoin('submission', 'submission.id', 'mail.submission_id')
            .select(mailColumns)
            .where('mail.status', '=', status)
            .$if(last !== null, (query) =>
              query.where(sql<boolean>`(mail.due_at, mail.id) < (${Number(last?.[1])}, ${last?.[2]})`),
            )
            .orderBy('mail.due_at', 'desc')
            .orderBy('mail.id', 'desc')
            .limit(limit + 1)
            .execute(),
        ),
      );
      const rows = lists.flat().sort((a, b) => b.due_at - a.due_at || (a.id < b.id ? 1 : -1));
      const shown = rows.slice(0, limit);
      const end = shown.at(-1);
      return {
        mails: shown.map(toStoredMail),
        next: rows.length > limit && end ? `${end.due_at}.${end.id}` : undefined,
      };
    },

    async findMail(id) {
      const row = await selectMails().where('mail.id', '=', id).executeTakeFirst();
      return row && toStoredMail(row);
    },

    async retryMail(id, now) {
      const result = await write((trx) =>
        trx
          .updateTable('mail')
          .set({ ...unleased, status: 'pending', attempts: 0, due_at: now.getTime() })
          .where('id', '=', id)
          .where('status', 'in', [...inTrouble])
          .executeTakeFirst(),
      );
      return result.numUpdatedRows > 0n;
    },

    async settleMail(id) {
      const result = await write((trx) =>
        trx
          .updateTable('mail')
          .set({ status: 'settled' })
          .where('id', '=', id)
          .where('status', 'in', [...inTrouble])
          .executeTakeFirst(),
      );
      return result.numUpdatedRows > 0n;
    },

    async retryMails(now, reference) {
      const result = await write((trx) =>
        trx
          .updateTable('mail')
          .set({ ...unleased, status: 'pending', attempts: 0, due_at: now.getTime() })
          .where('status', 'in', [...inTrouble])
          .$if(reference !== undefined, (query) =>
            query.where(
              'submission_id',
              'in',
              db.selectFrom('submission').select('id').where('reference', '=', String(reference)),
            ),
          )
          .executeTakeFirst(),
      );
      return Number(result.numUpdatedRows);
    },
  };
}

type MailRow = Pick<
  Tables['mail'],
  'id' | 'submission_id' | 'kind' | 'status' | 'attempts' | 'due_at' | 'sent_at' | 'last_error' | 'taken_by'
> &
  Pick<Tables['submission'], 'reference' | 'form'>;

const addressesIn = (list: string | null): string[] => (list === null ? [] : (JSON.parse(list) as string[]));

function toStoredMail(row: MailRow): StoredMail {
  return {
    id: row.id,
    submissionId: row.submission_id,
    reference: row.reference,
    form: row.form,
    kind: row.kind,
    status: row.status,
    attempts: row.attempts,
    dueAt: new Date(row.due_at),
    takenBy: addressesIn(row.taken_by),
    ...(row.sent_at === null ? {} : { sentAt: new Date(row.sent_at) }),
    ...(row.last_error === null ? {} : { lastError: row.last_error }),
  };
}
