import type { Person, SignInMethod } from '../../contract/desk/person.ts';
import type { Database } from './database.ts';
import { type NewPasskey, passkeyRow } from './staff-rows.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly name: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
}

export interface StoredSession {
  readonly tokenHash: string;
  readonly method: SignInMethod;
  readonly browser: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly confirmedAt: Date;
}

export interface SessionRows {
  /** Somebody's passkey, if they are still here. */
  passkey(id: string): Promise<{ passkey: StoredPasskey; person: Person } | undefined>;
  passkeysOf(staffId: string): Promise<StoredPasskey[]>;
  addPasskey(passkey: NewPasskey, now: Date): Promise<void>;
  removePasskeys(staffId: string, id?: string): Promise<number>;
  /** The counter after a good signature; false when another use was counted meanwhile. */
  countUse(id: string, counter: number, now: Date): Promise<boolean>;
  /** True once for each hash: what was signed can be used only once. */
  spendChallenge(hash: string, expiresAt: Date, now: Date): Promise<boolean>;
  /** The desk's own secret, made at the first call and the same for all processes. */
  secret(fresh: string): Promise<string>;

  begin(session: StoredSession & { staffId: string }): Promise<void>;
  /** A session of somebody who is still here; whether it is too old is the caller's business. */
  find(tokenHash: string): Promise<{ session: StoredSession; person: Person } | undefined>;
  sessionsOf(staffId: string): Promise<StoredSession[]>;
  touch(tokenHash: string, seenAt: Date): Promise<void>;
  confirm(tokenHash: string, at: Date): Promise<void>;
  end(sessions: { tokenHash: string } | { staffId: string }): Promise<number>;
  /** Forgets what is past its time. */
  sweep(limits: { createdBefore: Date; seenBefore: Date; now: Date }): Promise<void>;
}

const passkeyColumns = [
  'passkey.id',
  'passkey.name',
  'passkey.public_key',
  'passkey.counter',
  'passkey.transports',
  'passkey.created_at',
  'passkey.last_used_at',
] as const;

const sessionColumns = [
  'session.token_hash',
  'session.method',
  'session.browser',
  'session.created_at',
  'session.seen_at',
  'session.confirmed_at',
] as const;

/** Ways in, and who is in. Tokens are kept as hashes only. */
export function sessionRows({ db, write }: Database): SessionRows {
  return {
    async passkey(id) {
      const row = await db
        .selectFrom('passkey')
        .innerJoin('staff', 'staff.id', 'passkey.staff_id')
        .select(passkeyColumns)
        .select(['staff.id as staff_id', 'staff.name as staff_name', 'staff.email', 'staff.role'])
        .where('passkey.id', '=', id)
        .where('staff.removed_at', 'is', null)
        .executeTakeFirst();
      return row && { passkey: toPasskey(row), person: toPerson(row) };
    },

    async passkeysOf(staffId) {
      const rows = await db
        .selectFrom('passkey')
        .select(passkeyColumns)
        .where('staff_id', '=', staffId)
        .orderBy('created_at')
        .execute();
      return rows.map(toPasskey);
    },

    async addPasskey(passkey, now) {
      await write((trx) =>
        trx
          .insertInto('passkey')
          .values(passkeyRow(passkey, now))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      );
    },

    async removePasskeys(staffId, id) {
      const result = await write((trx) =>
        trx
          .deleteFrom('passkey')
          .where('staff_id', '=', staffId)
          .$if(id !== undefined, (query) => query.where('id', '=', String(id)))
          .executeTakeFirst(),
      );
      return Number(result.numDeletedRows);
    },

    async countUse(id, counter, now) {
      const result = await write((trx) =>
        trx
          .updateTable('passkey')
          .set({ counter, last_used_at: now.getTime() })
          .where('id', '=', id)
          // Many passkeys never count and stay at 0; those that do must go up.
          .where((on) => (counter === 0 ? on('counter', '=', 0) : on('counter', '<', counter)))
          .executeTakeFirst(),
      );
      return result.numUpdatedRows > 0n;
    },

    spendChallenge: (hash, expiresAt, now) =>
      write(async (trx) => {
        await trx.deleteFrom('used_challenge').where('expires_at', '<', now.getTime()).execute();
        const inserted = await trx
          .insertInto('used_challenge')
          .values({ hash, expires_at: expiresAt.getTime() })
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .returning('hash')
          .executeTakeFirst();
        return inserted !== undefined;
      }),

    async secret(fresh) {
      const read = () => db.selectFrom('desk_secret').select('value').where('id', '=', 1).executeTakeFirst();
      const found = await read();
      if (found) return found.value;
      await write((trx) =>
        trx
          .insertInto('desk_secret')
          .values({ id: 1, value: fresh })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      );
      return (await read())?.value ?? fresh;
    },

    async begin({ staffId, ...session }) {
      await write((trx) =>
        trx
          .insertInto('session')
          .values({
            token_hash: session.tokenHash,
            staff_id: staffId,
            method: session.method,
            browser: session.browser.slice(0, 60),
            created_at: session.createdAt.getTime(),
            seen_at: session.seenAt.getTime(),
            confirmed_at: session.confirmedAt.getTime(),
          })
          .onConflict((conflict) => conflict.column('token_hash').doNothing())
          .execute(),
      );
    },

    async find(tokenHash) {
      const row = await db
        .selectFrom('session')
        .innerJoin('staff', 'staff.id', 'session.staff_id')
        .select(sessionColumns)
        .select(['staff.id as staff_id', 'staff.name as staff_name', 'staff.email', 'staff.role'])
        .where('session.token_hash', '=', tokenHash)
        .where('staff.removed_at', 'is', null)
        .executeTakeFirst();
      return row && { session: toSession(row), person: toPerson(row) };
    },

    async sessionsOf(staffId) {
      const rows = await db
        .selectFrom('session')
        .select(sessionColumns)
        .where('staff_id', '=', staffId)
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map(toSession);
    },

    async touch(tokenHash, seenAt) {
      await write((trx) =>
        trx
          .updateTable('session')
          .set({ seen_at: seenAt.getTime() })
          .where('token_hash', '=', tokenHash)
          .execute(),
      );
    },

    async confirm(tokenHash, at) {
      await write((trx) =>
        trx
          .updateTable('session')
          .set({ confirmed_at: at.getTime() })
          .where('token_hash', '=', tokenHash)
          .execute(),
      );
    },

    async end(sessions) {
      const result = await write((trx) =>
        trx
          .deleteFrom('session')
          .where((on) =>
            'tokenHash' in sessions
              ? on('token_hash', '=', sessions.tokenHash)
              : on('staff_id', '=', sessions.staffId),
          )
          .executeTakeFirst(),
      );
      return Number(result.numDeletedRows);
    },

    async sweep({ createdBefore, seenBefore, now }) {
      await write(async (trx) => {
        await trx
          .deleteFrom('session')
          .where((on) =>
            on.or([on('created_at', '<', createdBefore.getTime()), on('seen_at', '<', seenBefore.getTime())]),
          )
          .execute();
        await trx.deleteFrom('invitation').where('expires_at', '<', now.getTime()).execute();
      });
    },
  };
}

const toPerson = (row: {
  staff_id: string;
  staff_name: string;
  email: string;
  role: Person['role'];
}): Person => ({ id: row.staff_id, name: row.staff_name, email: row.email, role: row.role });

function toPasskey(row: {
  id: string;
  name: string;
  public_key: Uint8Array;
  counter: number;
  transports: string;
  created_at: number;
  last_used_at: number | null;
}): StoredPasskey {
  return {
    id: row.id,
    name: row.name,
    publicKey: new Uint8Array(row.public_key),
    counter: row.counter,
    transports: row.transports === '' ? [] : row.transports.split(' '),
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? undefined : new Date(row.last_used_at),
  };
}

function toSession(row: {
  token_hash: string;
  method: SignInMethod;
  browser: string;
  created_at: number;
  seen_at: number;
  confirmed_at: number;
}): StoredSession {
  return {
    tokenHash: row.token_hash,
    method: row.method,
    browser: row.browser,
    createdAt: new Date(row.created_at),
    seenAt: new Date(row.seen_at),
    confirmedAt: new Date(row.confirmed_at),
  };
}
