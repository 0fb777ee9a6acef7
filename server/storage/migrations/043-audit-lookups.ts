import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the audit is asked for besides: the lines of one moment, and those of one reference. */
export const auditLookups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('audit_at').on('audit').column('at').execute();
    await db.schema.createIndex('audit_reference').on('audit').columns(['reference', 'id']).execute();
  },
};
