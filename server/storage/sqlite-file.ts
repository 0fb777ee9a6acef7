import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** How long SQLite itself waits for a lock; longer waiting is done outside it (server/storage/sqlite.ts). */
const busyTimeoutMs = 250;

/** Opens one file, readable by its owner alone; SQLite gives its side files the same permissions. */
export function openSqliteFile(file: string, pragmas: string): DatabaseSync {
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  database.exec(
    `pragma busy_timeout = ${busyTimeoutMs}; pragma foreign_keys = on; pragma secure_delete = on; ${pragmas}`,
  );
  return database;
}

export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  const primaryCode = Number(error.errcode) & 0xff;
  return primaryCode === 5 || primaryCode === 6; // SQLITE_BUSY, SQLITE_LOCKED
}

/** node:sqlite as Kysely wants to see it, each statement prepared once. */
export function preparedStatements(database: DatabaseSync) {
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
