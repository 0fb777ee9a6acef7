import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { holdQuarantined } from '../hold-quarantined.ts';

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
    await holdQuarantined(db);
  },
};
