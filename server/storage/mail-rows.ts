import { sql } from 'kysely';
import type { Database } from './database.ts';
import { addressesIn, unleased } from './mail-columns.ts';
import type { Tables } from './schema.ts';
import type { MailCounts, MailStatus, Store, StoredMail } from './store.ts';

type MailRows = Pick<
  Store,
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

const asNew = (now: Date) => ({
  ...unleased,
  status: 'pending' as const,
  attempts: 0,
  due_at: now.getTime(),
});

/** What the staff and the operator see of the mails, and what they decide about them. */
export function mailRows({ db, write }: Database): MailRows {
  const selectMails = () =>
    db.selectFrom('mail').innerJoin('submission', 'submission.id', 'mail.submission_id').select(mailColumns);
  const oldestFirst = () => selectMails().orderBy('submission.received_at').orderBy('mail.id');

  return {
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
      return count;
    },

    async listMails(statuses: readonly MailStatus[]) {
      const rows = await oldestFirst()
        .where('mail.status', 'in', [...statuses])
        .execute();
      return rows.map(toStoredMail);
    },

    async mailsOf(submissionId) {
      const rows = await oldestFirst().where('mail.submission_id', '=', submissionId).execute();
      return rows.map(toStoredMail);
    },

    async mailPage(statuses, cursor, limit) {
      const last = /^(\d{1,16})\.(\S{1,80})$/.exec(cursor ?? '');
      // One state at a time follows its index; together they would all be read and sorted.
      const lists = await Promise.all(
        statuses.map((status) =>
          selectMails()
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
          .set(asNew(now))
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
          .set(asNew(now))
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
