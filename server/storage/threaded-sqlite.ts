import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { TransactionalSqliteAdapter } from './sqlite-adapter.ts';
import { rollBack, type ThreadAnswer, type ThreadTask } from './sqlite-task.ts';

/** One SQLite file, used by a thread of its own: no query, and no wait for the disk, holds up the rest of the process. */
export function threadedSqlite<T>(file: string, pragmas: string): Kysely<T> {
  const thread = new SqliteThread(file, pragmas);
  return new Kysely<T>({
    dialect: {
      createAdapter: () => new TransactionalSqliteAdapter(),
      createDriver: () => new ThreadDriver(thread),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

const closedError = { message: 'The database is closed.', facts: {} };

type Settle = (answer: ThreadAnswer) => void;

class SqliteThread implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Settle>();
  #lastId = 0;
  #begin: string | undefined;
  #closed = false;

  constructor(file: string, pragmas: string) {
    // Should the thread fail beyond a query, its error is nobody's to handle and ends the process, as it would have here.
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData: { file, pragmas },
    });
    this.#worker.unref();
    this.#worker.on('message', (answer: ThreadAnswer) => {
      const settle = this.#asked.get(answer.id);
      this.#asked.delete(answer.id);
      if (this.#asked.size === 0) this.#worker.unref();
      settle?.(answer);
    });
    // Whoever still waits when the thread has ended is told, instead of waiting for ever.
    this.#worker.on('exit', () => {
      this.#closed = true;
      for (const [id, settle] of this.#asked) settle({ id, error: closedError });
      this.#asked.clear();
    });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#closed) throw new Error(closedError.message);
    this.#lastId += 1;
    const task: ThreadTask = { id: this.#lastId, begin: this.#begin, sql, parameters };
    this.#begin = undefined;
    const { promise, resolve } = Promise.withResolvers<ThreadAnswer>();
    this.#asked.set(task.id, resolve);
    this.#worker.ref();
    this.#worker.postMessage(task);
    const { error, rows, changes } = await promise;
    if (error) throw Object.assign(new Error(error.message), error.facts);
    return {
      rows: (rows ?? []) as R[],
      ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    };
  }

  /** Goes with the next statement, which saves a way there and back. */
  beginWithNext(sql: string): void {
    this.#begin = sql;
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, and nothing streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Long lists are read in pages.');
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const closed = once(this.#worker, 'exit');
    this.#worker.ref();
    this.#worker.postMessage('close');
    await closed;
  }
}

class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  #free: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}
  /** One at a time: what another does between a transaction's statements would become part of it. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    return this.#thread;
  }
  /** A transaction that will write takes the write lock at once: taking it later can fail halfway. */
  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    this.#thread.beginWithNext(accessMode === 'read only' ? 'begin' : 'begin immediate');
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(rollBack));
  }
  async releaseConnection(): Promise<void> {
    this.#release?.();
  }
  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}
