import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** 'bytea' is PostgreSQL's word; SQLite keeps a blob as it is in a column of any name. */
export const submissions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('submission')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('form', 'varchar(20)', (column) => column.notNull())
      .addColumn('reference', 'varchar(20)', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('locale', 'varchar(35)', (column) => column.notNull())
      .addColumn('consent_version', 'varchar(40)', (column) => column.notNull())
      .addColumn('idempotency_key', 'varchar(200)', (column) => column.unique())
      .addColumn('body_hash', 'varchar(64)', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('submission_received')
      .on('submission')
      .columns(['received_at', 'id'])
      .execute();
    await db.schema.createIndex('submission_email').on('submission').column('email').execute();

    await db.schema
      .createTable('cv')
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.primaryKey().references('submission.id').onDelete('cascade'),
      )
      .addColumn('stored_name', 'varchar(100)', (column) => column.notNull().unique())
      .addColumn('original_name', 'text', (column) => column.notNull())
      .addColumn('type', 'varchar(100)', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
      .addColumn('verdict', 'varchar(20)', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('mail')
      .addColumn('id', 'varchar(60)', (column) => column.primaryKey())
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.notNull().references('submission.id').onDelete('cascade'),
      )
      .addColumn('kind', 'varchar(20)', (column) => column.notNull())
      .addColumn('status', 'varchar(20)', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_owner', 'varchar(60)')
      .addColumn('leased_until', 'bigint')
      .addColumn('sending_since', 'bigint')
      .addColumn('sent_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema.createIndex('mail_due').on('mail').columns(['status', 'due_at']).execute();
    await db.schema.createIndex('mail_submission').on('mail').column('submission_id').execute();

    await db.schema
      .createTable('heartbeat')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('beaten_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
