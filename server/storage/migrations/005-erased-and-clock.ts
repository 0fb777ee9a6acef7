import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who was erased, as hashes of random ids; what the clock last said; the secret of this installation. */
export const erasedAndClock: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erased')
      .addColumn('id_hash', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('erased_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('clock')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('distrusted_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('installation')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('secret', 'varchar(64)', (column) => column.notNull())
      .execute();
  },
};
