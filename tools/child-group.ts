import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What a server takes at most to stop in order, and a little more. */
const stopMs = 12_000;

/**
 * Runs a program of ours until it ends, in a process group of its own: a signal to us goes to everything that it has
 * started, and whatever of that is left when it has ended is ended too. A signal then ends us as well.
 */
export async function runGroup(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    detached: true,
  });
  let stopped = false;
  const stop = () => {
    if (!stopped) setTimeout(() => signalGroup(child, 'SIGKILL'), stopMs).unref();
    stopped = true;
    signalGroup(child, 'SIGTERM');
  };
  for (const signal of signals) process.on(signal, stop);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
  for (const signal of signals) process.off(signal, stop);
  signalGroup(child, 'SIGKILL');
  if (stopped) process.exit(code || 1);
  return code;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Nobody of it is left.
  }
}
