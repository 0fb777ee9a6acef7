import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Room for a row of the size of a real one: a full disk still takes a number that overwrites another. */
export const writeProbe: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('heartbeat').addColumn('filler', 'bytea').execute();
  },
};
