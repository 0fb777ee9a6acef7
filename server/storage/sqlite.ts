import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
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

/** Waiting inside SQLite stops the whole process, so most of the waiting is done outside it. */
const busyTimeoutMs = 250;
const busyPausesMs: readonly number[] = Array.from({ length: 40 }, () => 100);

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
}

/** node:sqlite as Kysely wants to see it, each statement prepared once. */
function asKyselyDatabase(database: DatabaseSync) {
  const prepared = new Map<string, ReturnType<typeof asKyselyStatement>>();
  return {
    prepare(text: string) {
      let statement = prepared.get(text);
      if (statement === undefined) {
        statement = asKyselyStatement(database.prepare(text));
        // Statements with lists of different lengths must not pile up for ever.
        if (prepared.size >= 200) prepared.clear();
        prepared.set(text, statement);
      }
      return statement;
    },
    close: () => database.close(),
  };
}

function asKyselyStatement(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  };
}

/** Opens one file, readable by its owner alone; SQLite gives its side files the same permissions. */
export function openSqliteFile(file: string, pragmas: string): DatabaseSync {
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  database.exec(
    `pragma busy_timeout = ${busyTimeoutMs}; pragma foreign_keys = on; pragma secure_delete = on; ${pragmas}`,
  );
  return database;
}

export function kyselyOver<T>(database: DatabaseSync): Kysely<T> {
  return new Kysely<T>({ dialect: new NodeSqliteDialect({ database: asKyselyDatabase(database) }) });
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  const primaryCode = Number(error.errcode) & 0xff;
  return primaryCode === 5 || primaryCode === 6; // SQLITE_BUSY, SQLITE_LOCKED
}

export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const main = openSqliteFile(
    path.join(dataDir, 'submissions.sqlite'),
    'pragma journal_mode = wal; pragma synchronous = full;',
  );
  const counters = openSqliteFile(
    path.join(dataDir, 'limits.sqlite'),
    'pragma journal_mode = wal; pragma synchronous = off;',
  );
  const db = kyselyOver<Tables>(main);
  const limits = kyselyOver<LimitTables>(counters);
  const whenFree = <T>(attempt: () => Promise<T>) =>
    retry(attempt, { passes: isBusy, pausesMs: busyPausesMs });

  await whenFree(() => migrate(db, storeMigrations));
  await whenFree(() => migrate(limits, limitMigrations));
  const group = new GroupCommit((work) => whenFree(() => db.transaction().execute(work)));

  return {
    db,
    limits,
    locksRows: false,
    hasWords(words) {
      const query = words.map((word) => `"${word}"*`).join(' AND ');
      return sql<boolean>`submission.arrival in (select rowid from submission_search where submission_search match ${query})`;
    },
    write: (work) => group.write(work),
    snapshot: <T>(work: Work<T>) => db.transaction().setAccessMode('read only').execute(work),
    async scrub({ thorough }) {
      // secure_delete blanks deleted rows, but pages that were split earlier can hold stale copies, and the
      // log holds the rows as they were. A vacuum writes every page anew; the checkpoint empties the log.
      await whenFree(async () => {
        if (thorough) main.exec('vacuum');
        const outcome = main.prepare('pragma wal_checkpoint(truncate)').get();
        if (outcome?.busy === 1) throw Object.assign(new Error('The log is in use.'), { errcode: 5 });
      });
    },
    async close() {
      await group.settle();
      await db.destroy();
      await limits.destroy();
    },
  };
}
