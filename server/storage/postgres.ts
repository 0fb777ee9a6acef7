import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import type { Database, Work } from './database.ts';
import { limitMigrations, migrate, storeMigrations } from './migrate.ts';
import { retry } from './retry.ts';
import type { LimitTables, Tables } from './schema.ts';

/** A dead database must turn into an answer within seconds, not into a hanging request; a busy one is waited for. */
const connectTimeoutMs = 8000;
const answerTimeoutMs = 15_000;
/** The server gives up a statement so much earlier: where even that is not heard in time, the line is dead. */
const wayBackMs = 1000;
/** Tables that are changed and files that are written anew may take as long as there are entries. */
const longWorkMs = 2 * 60 * 60 * 1000;
const poolSize = 10;
const retryPausesMs = [100, 400];

/** SQLSTATE classes and system errors that pass by themselves. Every write bears repetition. */
const passingStates = ['08', '40', '53', '57'];
/** Given up by ourselves, for it took too long: it would take as long again. */
const givenUp = '57014';
const noAnswer = 'Query read timeout';
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;
const passingSystemErrors = ['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ETIMEDOUT'];

function passes(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === givenUp) return false;
  return (
    (code.length === 5 && passingStates.some((state) => code.startsWith(state))) ||
    passingSystemErrors.includes(code) ||
    brokenConnection.test(error.message)
  );
}

const int8 = 20;

const lineTo = (databaseUrl: string, timeoutMs: number): pg.PoolConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: connectTimeoutMs,
  query_timeout: timeoutMs,
  keepAlive: true,
  application_name: 'nasaq-website',
  types: {
    // Milliseconds since 1970 fit a number exactly; the driver's default is a string.
    getTypeParser: ((oid: number, format: 'text') =>
      oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  },
});

/** By a statement of its own: in the start-up packet, where the driver would put it, PgBouncer refuses it. */
const bound = async (client: pg.ClientBase, timeoutMs: number): Promise<void> => {
  await client.query(`set statement_timeout = ${timeoutMs - wayBackMs}`);
};

function openPool(databaseUrl: string, timeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    ...lineTo(databaseUrl, timeoutMs),
    max: poolSize,
    // Waited for, so that nothing is asked before it.
    onConnect: (client) => bound(client, timeoutMs),
  });
  // A broken connection is replaced at the next query, and its query fails by itself; but without a listener,
  // on the pool while it is idle and on the connection while it is in use, the error ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * The pool, but that a line which gave no answer in time is never used again: it would be handed to the next visitor still
 * busy, or within a transaction that was begun late. All lines that are as old are likely as dead, and are replaced as well.
 */
function withoutDeadLines(pool: pg.Pool): PostgresPool {
  const openedAt = new WeakMap<pg.PoolClient, number>();
  let deadBefore = 0;
  pool.on('connect', (client) => openedAt.set(client, performance.now()));
  return {
    options: pool.options,
    async connect() {
      let client = await pool.connect();
      while ((openedAt.get(client) ?? 0) < deadBefore) {
        client.release(true);
        client = await pool.connect();
      }
      const query = async (text: string, values: unknown[]) => {
        try {
          return await client.query(text, values);
        } catch (error) {
          if (error instanceof Error && error.message === noAnswer) {
            deadBefore = performance.now();
            // At once: the transaction's rollback would wait for an answer too.
            void client.end();
          }
          throw error;
        }
      };
      return {
        // Kysely would ask in the other ways for cursors only, and nothing streams.
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release((openedAt.get(client) ?? 0) < deadBefore),
      };
    },
    end: () => pool.end(),
  };
}

async function bringUpToDate(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, longWorkMs);
  const db = new Kysely<Tables & LimitTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, { ...storeMigrations, ...limitMigrations });
  } finally {
    await db.destroy();
  }
}

export async function openPostgres(databaseUrl: string, timeoutMs = answerTimeoutMs): Promise<Database> {
  await bringUpToDate(databaseUrl);
  const pool = withoutDeadLines(openPool(databaseUrl, timeoutMs));
  const db = new Kysely<Tables & LimitTables>({ dialect: new PostgresDialect({ pool }) });
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
      // A full vacuum would lock visitors out; a plain one frees the rows' room to be overwritten.
      const client = new pg.Client(lineTo(databaseUrl, longWorkMs));
      // Its queries fail by themselves; without a listener a broken line would end the process.
      client.on('error', () => undefined);
      await client.connect();
      try {
        await bound(client, longWorkMs);
        await client.query('vacuum (analyze) submission, cv, mail, note');
        // What an attempt that was broken off has left: the index of before, or half of the new one.
        for (const left of ['ccold', 'ccnew'])
          await client.query(`drop index concurrently if exists submission_search_${left}`);
        // A word stays in the search index after its last entry has gone; only a new index is without it.
        await client.query('reindex index concurrently submission_search');
        return true;
      } finally {
        await client.end();
      }
    },
    scrubRuns: () => false,
    scrubHoldsUp: async () => false,
    close: () => db.destroy(),
  };
}
