import { sql, type Transaction } from 'kysely';
import type { AuditAction } from '../../contract/desk/audit-trail.ts';
import type { Person } from '../../contract/desk/person.ts';
import { formsOf, type Role } from '../../contract/desk/roles.ts';
import type { EndedAccess, StaffMember } from '../../contract/desk/staff-list.ts';
import { rememberIn } from './audit-rows.ts';
import type { Database } from './database.ts';
import { type By, letGo } from './let-go.ts';
import type { Tables } from './schema.ts';

export interface StaffRows {
  count(): Promise<number>;
  /** Of the sessions those are counted that are not over by these limits. */
  list(now: Date, limits?: { createdBefore: Date; seenBefore: Date }): Promise<StaffMember[]>;
  find(id: string): Promise<Person | undefined>;
  findByEmail(email: string): Promise<Person | undefined>;
  /** Undefined when somebody has this address; who was removed comes back under their old id, without passkeys. */
  add(person: Person, now: Date): Promise<Person | undefined>;
  /**
   * Open entries that are no longer part of their work are nobody's then, and the audit says so. False when there is no such
   * person, or it would leave no admin.
   */
  changeRole(id: string, role: Role, by: By): Promise<boolean>;
  /** The person goes, and with them their sessions, passkeys and invitations; their open entries as above. False as above. */
  remove(id: string, by: By): Promise<boolean>;

  /** Replaces whatever way in they had: invitation, sessions and passkeys end with it, and the audit says so. */
  invite(invitation: {
    tokenHash: string;
    staffId: string;
    now: Date;
    expiresAt: Date;
    /** Undefined from the command line. */
    by: string | undefined;
  }): Promise<EndedAccess>;
  invited(tokenHash: string, now: Date): Promise<Person | undefined>;
  /** One winner: true for whoever uses it up. */
  spendInvitation(tokenHash: string, now: Date, passkey: NewPasskey): Promise<boolean>;
}

export interface NewPasskey {
  readonly id: string;
  readonly staffId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

export function passkeyRow(passkey: NewPasskey, now: Date): Tables['passkey'] {
  return {
    id: passkey.id,
    staff_id: passkey.staffId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: passkey.transports.join(' ').slice(0, 200),
    name: passkey.name.slice(0, 100),
    created_at: now.getTime(),
    last_used_at: null,
  };
}

const personColumns = ['staff.id', 'staff.name', 'staff.email', 'staff.role'] as const;

/** Who works at the desk. Removed people stay as rows: the audit names them. */
export function staffRows({ db, write, locksRows }: Database): StaffRows {
  const present = () => db.selectFrom('staff').select(personColumns).where('removed_at', 'is', null);
  /**
   * At least one admin would be left without this person. Locked, so that two admins cannot remove each other at once, in the
   * order of let-go.ts.
   */
  const anotherAdmin = (trx: Transaction<Tables>, id: string) =>
    trx
      .selectFrom('staff')
      .select('id')
      .where((on) => on.or([on('id', '=', id), on.and({ role: 'admin', removed_at: null })]))
      .orderBy('id')
      .$if(locksRows, (query) => query.forUpdate())
      .execute()
      .then((admins) => admins.some((admin) => admin.id !== id));

  return {
    async count() {
      const { count } = await db
        .selectFrom('staff')
        .select((on) => on.fn.countAll<number>().as('count'))
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    async list(now, limits) {
      const rows = await db
        .selectFrom('staff')
        .select([...personColumns, 'staff.created_at', 'staff.removed_at'])
        .select((on) => [
          on
            .selectFrom('passkey')
            .select((of) => of.fn.countAll<number>().as('count'))
            .whereRef('passkey.staff_id', '=', 'staff.id')
            .as('passkeys'),
          on
            .selectFrom('session')
            .select((of) => of.fn.countAll<number>().as('count'))
            .whereRef('session.staff_id', '=', 'staff.id')
            .where('session.created_at', '>', limits?.createdBefore.getTime() ?? 0)
            .where('session.seen_at', '>', limits?.seenBefore.getTime() ?? 0)
            .as('sessions'),
          on
            .selectFrom('invitation')
            .select('expires_at')
            .whereRef('invitation.staff_id', '=', 'staff.id')
            .where('expires_at', '>', now.getTime())
            .limit(1)
            .as('invited_until'),
        ])
        .orderBy('staff.name')
        .execute();
      return rows.map(({ created_at, removed_at, invited_until, passkeys, sessions, ...person }) => ({
        ...person,
        createdAt: new Date(created_at),
        removedAt: removed_at === null ? undefined : new Date(removed_at),
        passkeys: Number(passkeys ?? 0),
        sessions: Number(sessions ?? 0),
        invitedUntil: invited_until === null ? undefined : new Date(invited_until),
      }));
    },

    find: (id) => present().where('id', '=', id).executeTakeFirst(),
    findByEmail: (email) => present().where('email', '=', email.toLowerCase()).executeTakeFirst(),

    add: ({ id, name, email, role }, now) =>
      write((trx) =>
        trx
          .insertInto('staff')
          .values({ id, name, email: email.toLowerCase(), role, created_at: now.getTime(), removed_at: null })
          .onConflict((conflict) =>
            conflict
              .column('email')
              .doUpdateSet({ name, role, removed_at: null })
              // The very same person again: the first commit succeeded and its answer was lost.
              .where(sql<boolean>`staff.removed_at is not null or staff.id = ${id}`),
          )
          .returning(['id', 'name', 'email', 'role'])
          .executeTakeFirst(),
      ),

    changeRole: (id, role, by) =>
      write(async (trx) => {
        if (role !== 'admin' && !(await anotherAdmin(trx, id))) return false;
        const result = await trx
          .updateTable('staff')
          .set({ role })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .executeTakeFirst();
        if (result.numUpdatedRows === 0n) return false;
        await letGo(trx, id, formsOf(role), by);
        return true;
      }),

    remove: (id, by) =>
      write(async (trx) => {
        if (!(await anotherAdmin(trx, id))) return false;
        const result = await trx
          .updateTable('staff')
          .set({ removed_at: by.now.getTime() })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .executeTakeFirst();
        for (const table of ['session', 'passkey', 'invitation'] as const)
          await trx.deleteFrom(table).where('staff_id', '=', id).execute();
        await letGo(trx, id, [], by);
        return result.numUpdatedRows > 0n;
      }),

    invite: ({ tokenHash, staffId, now, expiresAt, by }) =>
      write(async (trx) => {
        const end = async (table: 'passkey' | 'session') => {
          const { numDeletedRows } = await trx
            .deleteFrom(table)
            .where('staff_id', '=', staffId)
            .executeTakeFirst();
          return Number(numDeletedRows);
        };
        const ended = { passkeys: await end('passkey'), sessions: await end('session') };
        await trx
          .deleteFrom('invitation')
          .where((on) => on.or([on('staff_id', '=', staffId), on('expires_at', '<=', now.getTime())]))
          .execute();
        await trx
          .insertInto('invitation')
          .values({
            token_hash: tokenHash,
            staff_id: staffId,
            created_at: now.getTime(),
            expires_at: expiresAt.getTime(),
          })
          .execute();
        const line = (action: AuditAction, count: number) =>
          count > 0 ? [{ at: now, action, staffId: by, detail: `${staffId} ${count}` }] : [];
        await rememberIn(trx, [
          { at: now, action: 'staff-invited', staffId: by, detail: staffId },
          ...line('passkey-removed', ended.passkeys),
          ...line('session-ended', ended.sessions),
        ]);
        return ended;
      }),

    invited: (tokenHash, now) =>
      db
        .selectFrom('invitation')
        .innerJoin('staff', 'staff.id', 'invitation.staff_id')
        .select(personColumns)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now.getTime())
        .where('removed_at', 'is', null)
        .executeTakeFirst(),

    spendInvitation: (tokenHash, now, passkey) =>
      write(async (trx) => {
        const used = await trx
          .deleteFrom('invitation')
          .where('token_hash', '=', tokenHash)
          .where('staff_id', '=', passkey.staffId)
          .where('expires_at', '>', now.getTime())
          .executeTakeFirst();
        // A commit whose answer was lost has used it up for this very passkey.
        if (used.numDeletedRows === 0n) {
          const own = await trx
            .selectFrom('passkey')
            .select('id')
            .where('id', '=', passkey.id)
            .where('staff_id', '=', passkey.staffId)
            .where('created_at', '=', now.getTime())
            .executeTakeFirst();
          return own !== undefined;
        }
        await trx.insertInto('passkey').values(passkeyRow(passkey, now)).execute();
        return true;
      }),
  };
}
