import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Held with reasons instead of quarantined; whether a scanner looked at the files that came before is not known. */
export const cvVerdicts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('cv')
      .addColumn('reasons', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .alterTable('cv')
      .addColumn('scan', 'varchar(20)', (column) => column.notNull().defaultTo('notScanned'))
      .execute();
    await sql`update cv set verdict = 'held', reasons = '["scannerDown"]' where verdict = 'quarantined'`.execute(
      db,
    );
  },
};
