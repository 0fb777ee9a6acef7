import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of how many an operator was told, so that more of them are told again. */
export const alertCount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('alert')
      .addColumn('told', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
