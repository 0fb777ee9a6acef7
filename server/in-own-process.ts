import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

type Said<Told> =
  | { readonly told: Told }
  | { readonly failed: { readonly message: string; readonly code: unknown } };

/**
 * Has one of our programs do long work in a process of its own, behind whoever serves visitors. Aborted, it is ended at
 * once and what it wrote stays as it is.
 */
export async function inOwnProcess<Told>(
  program: string,
  order: object,
  signal?: AbortSignal,
): Promise<Told> {
  signal?.throwIfAborted();
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let said: Said<Told> | undefined;
  child.on('message', (message) => {
    said = message as Said<Told>;
  });
  const end = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  try {
    // Its last words are read before the channel closes, which may be after its end.
    const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    ended.catch(() => undefined);
    child.send(order);
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    await ended;
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
  signal?.throwIfAborted();
  if (said === undefined) throw new Error('A process ended before its work did.');
  if ('failed' in said) throw Object.assign(new Error(said.failed.message), { code: said.failed.code });
  return said.told;
}

/** The other side: does what it is told, says what came of it, and ends. */
export function takeOrder<Order>(work: (order: Order) => Promise<unknown>): void {
  const orphaned = () => process.exit(1);
  process.once('disconnect', orphaned);
  // A terminal and systemd send these to every process of a service; when this one is to end, its parent says.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  process.once('message', async (order) => {
    const said = await work(order as Order).then(
      (told) => ({ told }),
      (error: Error & { code?: unknown }) => ({ failed: { message: error.message, code: error.code } }),
    );
    process.send?.(said, () => {
      process.off('disconnect', orphaned);
      process.disconnect();
    });
  });
}
