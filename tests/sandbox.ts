import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { siteName } from '../server/announce.ts';
import { ensurePrograms } from '../tools/dev/debian-packages.ts';

/** Nobody's, where we may become somebody else; otherwise our own. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/** What Node itself needs of the system. */
const libraries = ['/lib', '/lib64', '/usr/lib'].filter((folder) => existsSync(folder));

/**
 * A machine with nothing on it but Node and a copy of a release: an empty root that nobody can write, one writable
 * folder, no account of ours. Undefined where bubblewrap cannot be had or is not allowed to work.
 */
export function sandboxFor(release: string): Sandbox | undefined {
  if (!ensurePrograms({ bwrap: 'bubblewrap' })) return undefined;
  const sandbox = new Sandbox(release);
  if (spawnSync(...sandbox.command(['--version'])).status === 0) return sandbox;
  sandbox.remove();
  return undefined;
}

export class Sandbox {
  readonly #place = mkdtempSync(join(tmpdir(), 'nasaq-sandbox-'));
  readonly #release: string;

  constructor(release: string) {
    this.#release = basename(release);
    // As an operator copies it: with the times of its files.
    cpSync(release, join(this.#place, this.#release), { recursive: true, preserveTimestamps: true });
    cpSync(realpathSync(process.execPath), join(this.#place, 'node'));
    const data = mkdtempSync(join(this.#place, 'data-'));
    chmodSync(this.#place, 0o755);
    if (isRoot) chownSync(data, nobody, nobody);
    this.data = data;
  }

  /** Its one writable folder, as seen from outside. */
  readonly data: string;

  command(args: readonly string[], env: Record<string, string> = {}): [string, string[]] {
    const bubble = [
      'bwrap',
      ...['--unshare-user', '--unshare-pid', '--unshare-ipc', '--die-with-parent', '--clearenv'],
      ...libraries.flatMap((folder) => ['--ro-bind', folder, folder]),
      ...['--ro-bind', join(this.#place, 'node'), '/node'],
      ...['--ro-bind', join(this.#place, this.#release), `/srv/releases/${this.#release}`],
      ...['--bind', this.data, '/data', '--proc', '/proc', '--dev', '/dev'],
      ...['--remount-ro', '/', '--chdir', `/srv/releases/${this.#release}`],
      ...Object.entries({ DATA_DIR: '/data', PORT: '0', METRICS_PORT: '0', DESK_PORT: '0', ...env }).flatMap(
        ([name, value]) => ['--setenv', name, value],
      ),
      '/node',
      ...args,
    ];
    return isRoot
      ? ['setpriv', [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...bubble]]
      : ['bwrap', bubble.slice(1)];
  }

  /** Runs a program of the release to its end and gives back what it printed. */
  run(args: readonly string[], env: Record<string, string> = {}): { status: number | null; output: string } {
    const [file, all] = this.command(args, env);
    const { status, stdout, stderr } = spawnSync(file, all, { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  }

  /** Starts the server and waits for its address. */
  async start(env: Record<string, string> = {}): Promise<{ address: string; process: ChildProcess }> {
    const [file, all] = this.command(['server/main.ts'], env);
    const child = spawn(file, all, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk;
          const found = new RegExp(`${siteName}: (http:\\S+)`).exec(output)?.[1];
          if (found) resolve(found);
        });
      child.once('exit', () => reject(new Error(output)));
    });
    return { address, process: child };
  }

  remove(): void {
    rmSync(this.#place, { recursive: true, force: true });
  }
}
