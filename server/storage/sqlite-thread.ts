import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile, preparedStatements } from './sqlite-file.ts';

// Runs in a thread of its own: a CV takes tens of milliseconds to reach the disk, and pages are served meanwhile.

export interface ThreadTask {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface ThreadAnswer {
  readonly id: number;
  readonly rows?: readonly unknown[];
  readonly changes?: number | bigint;
  readonly error?: { readonly message: string; readonly facts: object };
}

const { file, pragmas } = workerData as { file: string; pragmas: string };
let statements: ReturnType<typeof preparedStatements> | undefined;

function run({ id, sql, parameters }: ThreadTask): ThreadAnswer {
  try {
    // Opened by the first task, so that who asks for it hears why it cannot be.
    statements ??= preparedStatements(openSqliteFile(file, pragmas));
    const statement = statements.prepare(sql);
    if (statement.reader) return { id, rows: statement.all(parameters) };
    return { id, changes: statement.run(parameters).changes };
  } catch (error) {
    // Its codes are properties of its own, and would not survive the way as an Error.
    const failure = error as Error;
    return { id, error: { message: failure.message, facts: { ...failure } } };
  }
}

/** Files read from the database change hands instead of being copied. */
function filesIn(rows: readonly unknown[] = []): ArrayBuffer[] {
  return rows
    .flatMap((row) => Object.values(row as object))
    .filter((value) => value instanceof Uint8Array)
    .map((bytes) => bytes.buffer as ArrayBuffer);
}

parentPort?.on('message', (task: ThreadTask | 'close') => {
  if (task === 'close') {
    statements?.close();
    parentPort?.close();
    return;
  }
  const answer = run(task);
  parentPort?.postMessage(answer, filesIn(answer.rows));
});
