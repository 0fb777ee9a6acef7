import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
  type TransactionSettings,
} from 'kysely';
import type { Database, Work } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { limitMigrations, migrate, storeMigrations } from './migrate.ts';
import { retry } from './retry.ts';
import type { LimitTables, Tables } from './schema.ts';
import { openScrubTurn } from './scrub-turn.ts';
import { matchOf } from './search-text.ts';
import { TransactionalSqliteAdapter } from './sqlite-adapter.ts';
import { isBusy, openSqliteFile, preparedStatements } from './sqlite-file.ts';
import { threadedSqlite } from './threaded-sqlite.ts';

/** While another process writes, every transaction is tried for about four seconds, most of them within SQLite. */
const busyPausesMs: readonly number[] = Array.from({ length: 11 }, () => 100);
/** Waiting for the counters holds up the whole process, and they can be done without. */
const countersBusyTimeoutMs = 10;
/** A vacuum of so many bytes is over before a visitor notices; one of gigabytes takes the better part of a minute. */
const quicklyVacuumed = 64 * 2 ** 20;

class NodeSqliteDriver extends SqliteDriver {
  /** A transaction that will write takes the write lock at once: taking it later can fail halfway. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new NodeSqliteDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

/** For files that nobody else waits for: backups, and counters that never wait for the disk. */
export function kyselyOver<T>(database: DatabaseSync): Kysely<T> {
  return new Kysely<T>({ dialect: new NodeSqliteDialect({ database: preparedStatements(database) }) });
}

export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // What SQLite puts aside for a moment holds what people wrote: it stays in this folder, which may be the only one that
  // can be written to.
  process.env.SQLITE_TMPDIR ??= path.resolve(dataDir);
  const counters = openSqliteFile(
    path.join(dataDir, 'limits.sqlite'),
    `pragma journal_mode = wal; pragma synchronous = off; pragma busy_timeout = ${countersBusyTimeoutMs};`,
  );
  const db = threadedSqlite<Tables>(
    path.join(dataDir, 'submissions.sqlite'),
    'pragma journal_mode = wal; pragma synchronous = full;',
  );
  const limits = kyselyOver<LimitTables>(counters);
  const turn = openScrubTurn(dataDir);
  const whenFree = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await retry(attempt, { passes: isBusy, pausesMs: busyPausesMs });
      } catch (error) {
        if (!isBusy(error) || !turn.isElsewhere() || turn.isLate()) throw error;
      }
    }
  };

  await whenFree(() => migrate(db, storeMigrations));
  await whenFree(() => migrate(limits, limitMigrations));
  const group = new GroupCommit((work) => whenFree(() => db.transaction().execute(work)), isBusy);

  return {
    db,
    limits,
    locksRows: false,
    hasWords(words) {
      return sql<boolean>`submission.arrival in (select rowid from submission_search where submission_search match ${matchOf(words)})`;
    },
    write: (work) => group.write(work),
    snapshot: <T>(work: Work<T>) => db.transaction().setAccessMode('read only').execute(work),
    async freeBytes() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    async scrub({ thorough }) {
      if (thorough && !turn.take()) return false;
      try {
        // secure_delete blanks deleted rows, but pages that were split earlier can hold stale copies, and the
        // log holds the rows as they were. A vacuum writes every page anew; the checkpoint empties the log.
        if (thorough) await whenFree(() => db.executeQuery(CompiledQuery.raw('vacuum')));
        await whenFree(async () => {
          const { rows } = await db.executeQuery<{ busy: number }>(
            CompiledQuery.raw('pragma wal_checkpoint(truncate)'),
          );
          if (rows[0]?.busy === 1) throw Object.assign(new Error('The log is in use.'), { errcode: 5 });
        });
        return true;
      } finally {
        if (thorough) turn.end();
      }
    },
    scrubRuns: () => turn.isTaken() && !turn.isLate(),
    async scrubHoldsUp() {
      const { rows } = await sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db);
      return Number(rows[0]?.bytes) > quicklyVacuumed;
    },
    async close() {
      await group.settle();
      await db.destroy();
      await limits.destroy();
      turn.close();
    },
  };
}
