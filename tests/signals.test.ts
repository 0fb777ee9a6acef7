import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteName } from '../server/announce.ts';
import { root } from '../tools/root.ts';
import { describe, test } from './browser.ts';
import { until } from './until.ts';

/** What an orderly stop may take, from the signal to the last process, on a busy machine. */
const goneMs = 30_000;
const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/** Processes that have the mark in their environment: all that were started from there, whoever is their parent now. */
function marked(mark: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const running = !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
        return running && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark);
      } catch {
        // It has just ended.
        return false;
      }
    })
    .map(Number);
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const isClosed = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  );

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly mark: string;
}

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly ready: RegExp;
  /** What stands in the command line of a process that must be there too. */
  readonly starts?: string;
}

const commands: Readonly<Record<string, Command>> = {
  'npm start': { file: 'npm', args: ['start'], ready: new RegExp(`${siteName}: (http:\\S+)`) },
  'npm run dev': {
    file: 'npm',
    args: ['run', 'dev'],
    ready: new RegExp(`${siteName}, development: (http:\\S+)`),
  },
  'the pinned Node': {
    file: pinnedNode,
    args: ['server/main.ts'],
    ready: new RegExp(`${siteName}: (http:\\S+)`),
  },
  'npm test with a database': {
    file: 'npm',
    args: ['test', '--', 'server/storage/postgres.test.ts'],
    ready: /Unit tests/,
  },
  'npm test with a browser': {
    file: 'npm',
    args: ['test', '--', 'tests/navigation.test.ts', '--project=desktop'],
    ready: /Running/,
    starts: 'headless',
  },
};

describe('A signal to the outermost process', () => {
  test.skip(process.platform !== 'linux', 'Processes are found by /proc.');

  for (const [name, { file, args, ready, starts }] of Object.entries(commands))
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      test(`${signal} to ${name} ends everything that it has started`, async () => {
        const dataDir = mkdtempSync(join(tmpdir(), 'nasaq-signals-'));
        // A folder of its own for what tests find: it leaves alone what this run has found.
        const results = starts ? [`--output=${join(dataDir, 'results')}`] : [];
        const { child, output, mark } = start(file, [...args, ...results], dataDir);
        try {
          await until(`${name} is ready`, () => ready.test(output()), 200_000);
          if (starts)
            await until(
              `${name} has started a browser`,
              () => marked(mark).some((pid) => commandLine(pid).includes(starts)),
              60_000,
            );
          const address = ready.exec(output())?.[1];
          child.kill(signal);
          await until(`all of ${name} have ended`, () => marked(mark).length === 0, goneMs);
          if (address) assert.ok(await isClosed(address), 'the port is free');
        } finally {
          for (const pid of marked(mark)) process.kill(pid, 'SIGKILL');
          rmSync(dataDir, { recursive: true, force: true });
        }
      });
});

function start(file: string, args: readonly string[], dataDir: string): Started {
  const mark = randomUUID();
  let output = '';
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutRunner(),
      SIGNALS_TEST: mark,
      PORT: '0',
      METRICS_PORT: '0',
      DESK_PORT: '0',
      DATA_DIR: dataDir,
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return { child, output: () => output, mark };
}

/** As a person's shell has it: nothing of the test run around us. */
function withoutRunner(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_|PW_|npm_|NODE_)/.test(name)),
  );
}
