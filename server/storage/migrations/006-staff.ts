import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People, their ways in, and what they did. A removed person's row stays, for the audit names people by it. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('name', 'varchar(100)', (column) => column.notNull())
      .addColumn('email', 'varchar(254)', (column) => column.notNull().unique())
      .addColumn('role', 'varchar(20)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();

    await db.schema
      .createTable('passkey')
      .addColumn('id', 'varchar(1400)', (column) => column.primaryKey())
      .addColumn('staff_id', 'varchar(36)', (column) => column.notNull().references('staff.id'))
      .addColumn('public_key', 'bytea', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'varchar(200)', (column) => column.notNull())
      .addColumn('name', 'varchar(100)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await db.schema.createIndex('passkey_staff').on('passkey').column('staff_id').execute();

    await db.schema
      .createTable('invitation')
      .addColumn('token_hash', 'varchar(43)', (column) => column.primaryKey())
      .addColumn('staff_id', 'varchar(36)', (column) => column.notNull().references('staff.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('invitation_staff').on('invitation').column('staff_id').execute();

    await db.schema
      .createTable('session')
      .addColumn('token_hash', 'varchar(43)', (column) => column.primaryKey())
      .addColumn('staff_id', 'varchar(36)', (column) => column.notNull().references('staff.id'))
      .addColumn('method', 'varchar(20)', (column) => column.notNull())
      .addColumn('browser', 'varchar(60)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('session_staff').on('session').column('staff_id').execute();

    await db.schema
      .createTable('used_challenge')
      .addColumn('hash', 'varchar(43)', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('desk_secret')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('value', 'varchar(43)', (column) => column.notNull())
      .execute();

    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('audit')
      .addColumn('id', isPostgres ? 'bigserial' : 'integer', (column) => {
        const key = column.primaryKey();
        return isPostgres ? key : key.autoIncrement();
      })
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('action', 'varchar(30)', (column) => column.notNull())
      .addColumn('staff_id', 'varchar(36)')
      .addColumn('entry_id', 'varchar(36)')
      .addColumn('reference', 'varchar(20)')
      .addColumn('detail', 'varchar(120)')
      .execute();
    await db.schema.createIndex('audit_entry').on('audit').columns(['entry_id', 'id']).execute();
    await db.schema.createIndex('audit_staff').on('audit').columns(['staff_id', 'id']).execute();
    await db.schema.createIndex('audit_action').on('audit').columns(['action', 'id']).execute();
    await (isPostgres ? closePostgres(db) : closeSqlite(db));
  },
};

/** The database itself refuses to change or delete a line of the audit. */
async function closePostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_is_closed() returns trigger language plpgsql as
    'begin raise exception ''The audit only grows.''; end'`.execute(db);
  await sql`create trigger audit_is_closed before update or delete or truncate on audit
    for each statement execute function audit_is_closed()`.execute(db);
}

async function closeSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete'])
    await sql`create trigger ${sql.raw(`audit_no_${change}`)} before ${sql.raw(change)} on audit
      begin select raise(abort, 'The audit only grows.'); end`.execute(db);
}
