import { getPriority, setPriority } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile, preparedStatements } from './sqlite-file.ts';
import { rollBack, type ThreadAnswer, type ThreadTask } from './sqlite-task.ts';

// Runs in a thread of its own: a CV takes tens of milliseconds to reach the disk, and pages are served meanwhile.

const priority = 5;
// Behind who serves pages when processors are scarce. Only Linux means this thread by it, and not the whole process. Where
// the process is behind already, as one that makes a backup is, only root could come forward.
if (process.platform === 'linux' && getPriority(0) < priority) setPriority(0, priority);

const { file, pragmas } = workerData as { file: string; pragmas: string };
/** Opened by the first task, so that who asks for it hears why it cannot be. */
let opened: { database: DatabaseSync; statements: ReturnType<typeof preparedStatements> } | undefined;

function open() {
  const database = openSqliteFile(file, pragmas);
  return { database, statements: preparedStatements(database) };
}

function run({ id, begin, sql, parameters }: ThreadTask): ThreadAnswer {
  try {
    opened ??= open();
    const { database, statements } = opened;
    if (sql === rollBack && !database.isTransaction) return { id };
    if (begin !== undefined) statements.prepare(begin).run([]);
    const statement = statements.prepare(sql);
    if (statement.reader) return { id, rows: statement.all(parameters) };
    return { id, changes: statement.run(parameters).changes };
  } catch (error) {
    // Its codes are properties of its own, and would not survive the way as an Error.
    const failure = error as Error;
    return { id, error: { message: failure.message, facts: { ...failure } } };
  }
}

/** Files read from the database change hands instead of being copied. Plain loops: every row passes here. */
function filesIn(rows: readonly unknown[] = []): ArrayBuffer[] {
  const files: ArrayBuffer[] = [];
  for (const row of rows as Readonly<Record<string, unknown>>[])
    for (const column in row) {
      const value = row[column];
      if (value instanceof Uint8Array) files.push(value.buffer as ArrayBuffer);
    }
  return files;
}

parentPort?.on('message', (task: ThreadTask | 'close') => {
  if (task === 'close') {
    opened?.database.close();
    parentPort?.close();
    return;
  }
  const answer = run(task);
  parentPort?.postMessage(answer, filesIn(answer.rows));
});
