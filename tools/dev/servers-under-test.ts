import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { siteName } from '../../server/announce.ts';
import { root } from '../root.ts';

const listens = new RegExp(`${siteName}[^\\n]*: (http:\\S+)`);

export interface ServerUnderTest {
  readonly address: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** All that it has printed. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a program of ours on a free port with a data folder of its own, and waits for its address. */
export async function startProgram(
  program: string,
  env: Record<string, string> = {},
): Promise<ServerUnderTest> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nasaq-test-'));
  const child = spawn(process.execPath, [resolve(root, program)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      METRICS_PORT: '0',
      DESK_PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '100000',
      ...env,
    },
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    let found = false;
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (found) return;
      const line = listens.exec(output)?.[1];
      if (!line) return;
      found = true;
      resolve(line);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${output}`)));
  });
  return {
    address,
    dataDir,
    process: child,
    log: () => output,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
