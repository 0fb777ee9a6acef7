import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many erasures there were, and up to which of them what they left in the database's files has been overwritten. */
export const owedScrub: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('scrub')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('erasures', 'bigint', (column) => column.notNull())
      .addColumn('scrubbed', 'bigint', (column) => column.notNull())
      .execute();
  },
};
