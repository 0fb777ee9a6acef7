import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const run = promisify(execFile);
export const connections = 64;

/** Asks for one address as fast as the answers come, from one thread pinned to a core, for so many seconds. */
export async function wrk(
  url: string,
  { seconds, headers, core }: { seconds: number; headers: Record<string, string>; core: number },
): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const { stdout } = await run('taskset', ['-c', String(core), 'wrk', ...args, url]);
  const trouble = /(Non-2xx.*|Socket errors.*)/.exec(stdout)?.[1];
  if (trouble) throw new Error(`${url}: ${trouble}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(stdout, 50),
    p99: milliseconds(stdout, 99),
  };
}

function milliseconds(output: string, percent: number): number {
  const match = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)\\s`).exec(output);
  return Number(match?.[1]) * (match?.[2] === 's' ? 1000 : match?.[2] === 'us' ? 0.001 : 1);
}
