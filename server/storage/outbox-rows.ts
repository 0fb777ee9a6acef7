import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { addressesIn, unleased } from './mail-columns.ts';
import type { Tables } from './schema.ts';
import type { MailKind, MailStatus, Store } from './store.ts';

type OutboxRows = Pick<
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
>;

/** What the outbox asks and notes: who may send what, and what became of it. */
export function outboxRows({ db, write, locksRows }: Database): OutboxRows {
  const owned = (trx: Transaction<Tables>, id: string, owner: string) =>
    trx
      .updateTable('mail')
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('status', 'in', ['pending', 'sending']);

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
  };
}
