import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who has a mail already whose other recipients were refused, so that it is not sent to them twice. */
export const mailTakenBy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('mail').addColumn('taken_by', 'text').execute();
  },
};
