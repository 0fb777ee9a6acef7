import { spawnSync } from 'node:child_process';

const runs = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Lets apt-get bring packages, where the system has it and it may; whoever asked looks whether they have come. */
export function installPackages(...packages: string[]): void {
  if (process.platform !== 'linux') return;
  const apt = (...args: string[]) => {
    // Another program may be installing right now: that is waited for.
    const command = ['apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args];
    const [program = '', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
    spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
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
