import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const rateWindows: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_window')
      .addColumn('bucket', 'varchar(200)', (column) => column.primaryKey())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .execute();
    // Counters may be lost in a crash; logging them would make every hit wait for the disk.
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`alter table rate_window set unlogged`.execute(db);
    }
  },
};
