import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes that hold all that is counted or listed, so that a hundred thousand wide rows need not be read for it. */
export const deskFigures: Migration = {
  async up(db: Kysely<unknown>) {
    // Their columns are the first of the new ones.
    await db.schema.dropIndex('submission_answered').execute();
    await db.schema.dropIndex('mail_due').execute();
    await db.schema
      .createIndex('submission_answer_times')
      .on('submission')
      .columns(['first_answered_at', 'form', 'answer_ms'])
      .execute();
    await db.schema
      .createIndex('submission_arrival_facts')
      .on('submission')
      .columns(['arrival', 'form', 'locale', 'source_page'])
      .execute();
    await db.schema.createIndex('mail_status_due').on('mail').columns(['status', 'due_at', 'id']).execute();
  },
};
