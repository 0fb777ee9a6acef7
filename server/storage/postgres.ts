import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, Work } from './database.ts';
import { limitMigrations, migrate, storeMigrations } from './migrate.ts';
import { retry } from './retry.ts';
import type { LimitTables, Tables } from './schema.ts';

/** A dead database must turn into an answer within seconds, not into a hanging request; a busy one is waited for. */
const connectTimeoutMs = 8000;
const queryTimeoutMs = 15_000;
const poolSize = 10;
const retryPausesMs = [100, 400];

/** SQLSTATE classes and system errors that pass by themselves. Every write bears repetition. */
const passingStates = ['08', '40', '53', '57'];
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
const passingSystemErrors = ['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ETIMEDOUT'];

function passes(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    (code.length === 5 && passingStates.some((state) => code.startsWith(state))) ||
    passingSystemErrors.includes(code) ||
    brokenConnection.test(error.message)
  );
}

const int8 = 20;

export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    application_name: 'nasaq-website',
    types: {
      // Milliseconds since 1970 fit a number exactly; the driver's default is a string.
      getTypeParser: ((oid: number, format: 'text') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A broken connection is replaced at the next query, and its query fails by itself; but without a listener,
  // on the pool while it is idle and on the connection while it is in use, the error ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const db = new Kysely<Tables & LimitTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, { ...storeMigrations, ...limitMigrations });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const narrow = db as unknown as Kysely<Tables>;

  return {
    db: narrow,
    limits: db as unknown as Kysely<LimitTables>,
    locksRows: true,
    hasWords(words) {
      const query = words.map((word) => `'${word}':*`).join(' & ');
      return sql<boolean>`array_to_tsvector(string_to_array(submission.search_text, ' ')) @@ ${query}::tsquery`;
    },
    write: <T>(work: Work<T>) =>
      retry(() => narrow.transaction().execute(work), { passes, pausesMs: retryPausesMs }),
    snapshot: <T>(work: Work<T>) =>
      narrow.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    freeBytes: async () => Number.POSITIVE_INFINITY,
    async scrub() {
      // A full vacuum would lock visitors out; a plain one frees the rows' room to be overwritten. It may take
      // longer than any query of the pool is allowed to.
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        await client.query('vacuum (analyze) submission, cv, mail, note');
        // A word stays in the search index after its last entry has gone; only a new index is without it.
        await client.query('reindex index concurrently submission_search');
      } finally {
        await client.end();
      }
    },
    close: () => db.destroy(),
  };
}
