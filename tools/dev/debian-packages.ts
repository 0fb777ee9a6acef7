import { spawnSync } from 'node:child_process';

const runs = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

const lockWaitMs = 300_000;

/** Another program may be installing right now. apt-get itself waits for dpkg's lock only, not for that of its lists. */
function aptGet(...args: string[]): void {
  const command = ['apt-get', '-o', `DPkg::Lock::Timeout=${lockWaitMs / 1000}`, ...args];
  const [program = '', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  const end = performance.now() + lockWaitMs;
  for (;;) {
    const { stderr } = spawnSync(program, rest, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    if (!stderr?.includes('Could not get lock') || performance.now() > end) {
      process.stderr.write(stderr ?? '');
      return;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  }
}

/** Lets apt-get bring packages, where the system has it and it may; whoever asked looks whether they have come. */
export function installPackages(...packages: string[]): void {
  if (process.platform !== 'linux') return;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Makes sure of programs that come as packages of Debian. False where they cannot be had: a test then leaves out what
 * needs them, and says so.
 */
export function ensurePrograms(packages: Readonly<Record<string, string>>): boolean {
  const missing = () => Object.keys(packages).filter((program) => !runs(program));
  const wanted = missing().map((program) => packages[program] ?? program);
  if (wanted.length === 0) return true;
  installPackages(...wanted);
  return missing().length === 0;
}
