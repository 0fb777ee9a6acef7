import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Troubles that an operator has been told of and that are not over yet, so that nobody is told twice. */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('alert')
      .addColumn('trouble', 'varchar(200)', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
  },
};
