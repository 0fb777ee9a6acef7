import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberEntries } from '../number-entries.ts';
import type { Tables } from '../schema.ts';

/**
 * What becomes of an entry: who has it, how it stands, by when it must be answered. `arrival` orders entries by
 * the moment they came in and tells those of one millisecond apart; it is the inbox's cursor and the search
 * index's key. Columns have defaults, so that a server of the release before can still write.
 */
export const entryState: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // SQLite adds one column at a time.
    const add = (
      name: string,
      type: 'bigint' | 'integer' | 'text' | `varchar(${number})`,
      value?: string | number,
    ) =>
      db.schema
        .alterTable('submission')
        .addColumn(name, type, (column) => (value === undefined ? column : column.notNull().defaultTo(value)))
        .execute();
    await add('arrival', 'bigint');
    await add('search_text', 'text', '');
    await add('status', 'varchar(20)', 'new');
    await add('owner_id', 'varchar(36)');
    await add('version', 'integer', 1);
    await add('due_at', 'bigint', 0);
    await add('first_answered_at', 'bigint');
    await add('answer_ms', 'bigint');
    await add('phone', 'varchar(20)', '');
    await add('source_page', 'varchar(200)');
    await add('source_referrer', 'varchar(253)');
    await add('source_campaign', 'text');

    await db.schema
      .createTable('note')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.notNull().references('submission.id').onDelete('cascade'),
      )
      .addColumn('staff_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('note_submission').on('note').columns(['submission_id', 'at']).execute();

    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('submission').columns(columns).execute();
    await db.schema.createIndex('submission_arrival').unique().on('submission').column('arrival').execute();
    await index('submission_form_arrival', ['form', 'arrival']);
    await index('submission_status_arrival', ['status', 'arrival']);
    await index('submission_owner_arrival', ['owner_id', 'arrival']);
    await index('submission_locale_arrival', ['locale', 'arrival']);
    await index('submission_answered', ['first_answered_at']);
    await index('submission_phone', ['phone']);
    await sql`create index submission_due on submission (due_at, arrival)
      where status in ('new', 'in-hand')`.execute(db);

    await (isPostgres ? indexPostgres(db) : indexSqlite(db));
    await numberEntries(db as Kysely<Tables>);
  },
};

/** The words of an entry as they stand in search_text, none of them changed by the database's own ideas of language. */
async function indexPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create index submission_search on submission
    using gin (array_to_tsvector(string_to_array(search_text, ' ')))`.execute(db);
}

/** Triggers keep the index true whichever way a row goes; secure-delete takes its words out at once. */
async function indexSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table submission_search using fts5(
    search_text, content='submission', content_rowid='arrival',
    tokenize='unicode61 remove_diacritics 0', prefix='1 2 3', detail=none)`.execute(db);
  await sql`insert into submission_search(submission_search, rank) values ('secure-delete', 1)`.execute(db);
  const put = 'insert into submission_search(rowid, search_text) values (new.arrival, new.search_text);';
  const take =
    "insert into submission_search(submission_search, rowid, search_text) values ('delete', old.arrival, old.search_text);";
  await sql`create trigger submission_search_put after insert on submission when new.arrival is not null
    begin ${sql.raw(put)} end`.execute(db);
  await sql`create trigger submission_search_take after delete on submission when old.arrival is not null
    begin ${sql.raw(take)} end`.execute(db);
  await sql`create trigger submission_search_number after update of arrival on submission
    when old.arrival is null begin ${sql.raw(put)} end`.execute(db);
}
