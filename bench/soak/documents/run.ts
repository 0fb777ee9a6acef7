import { spawnSync } from 'node:child_process';

/** Runs one of the programs that write documents to its end. */
export function run(program: string, ...args: string[]): void {
  const { status, error, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: 300_000,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // qpdf ends with 3 where it only warns.
  if (error || (status !== 0 && status !== 3))
    throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${error?.message ?? stderr}`);
}
