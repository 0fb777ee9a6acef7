import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, afterEach, describe } from 'node:test';
import pg from 'pg';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { startPostgres, type TestPostgres } from './postgres-server.ts';

export interface TestStores {
  /** Opens a new, empty store that is closed after the test and removed at the end. */
  fresh(): Promise<Store & { dataDir: string }>;
  /** Another process's view of the same store. */
  again(store: { dataDir: string }): Promise<Store>;
  /** Sends statements past the store, as another program would; `$1` stands for the bytes. */
  run(store: { dataDir: string }, statements: readonly string[], bytes: Uint8Array): Promise<void>;
}

/** Describes the same promises for SQLite and for a real PostgreSQL. */
export function describeOnBothDatabases(title: string, define: (stores: TestStores) => void): void {
  describe(`${title} (SQLite)`, () => define(testStores(async () => undefined)));
  describe(`${title} (PostgreSQL)`, async () => {
    const postgres = await startPostgres();
    if (postgres === undefined) {
      console.log('Skipped: no PostgreSQL server can be started on this machine.');
      return;
    }
    after(() => postgres.stop());
    define(testStores(() => postgres.createDatabase()));
  });
}

export function testStores(
  createDatabase: TestPostgres['createDatabase'] | (() => Promise<undefined>),
): TestStores {
  let root: string | undefined;
  const open: Store[] = [];
  const addresses = new Map<string, string | undefined>();
  let made = 0;
  afterEach(async () => {
    await Promise.all(open.splice(0).map((store) => store.close()));
  });
  after(() => {
    if (root !== undefined) rmSync(root, { recursive: true, force: true });
  });

  const openAt = async (dataDir: string) => {
    const databaseUrl = addresses.get(dataDir);
    const store = await openStore({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
    open.push(store);
    return store;
  };
  return {
    async fresh() {
      made += 1;
      root ??= mkdtempSync(path.join(tmpdir(), 'nasaq-store-'));
      const dataDir = path.join(root, String(made));
      addresses.set(dataDir, await createDatabase());
      return Object.assign(await openAt(dataDir), { dataDir });
    },
    again: ({ dataDir }) => openAt(dataDir),
    async run({ dataDir }, statements, bytes) {
      const databaseUrl = addresses.get(dataDir);
      if (databaseUrl === undefined) {
        const database = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'));
        for (const statement of statements)
          database.prepare(statement).run(statement.includes('$1') ? { $1: bytes } : {});
        database.close();
        return;
      }
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      for (const statement of statements)
        await client.query(statement, statement.includes('$1') ? [bytes] : []);
      await client.end();
    },
  };
}
