import { spawnSync } from 'node:child_process';

const runs = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/**
 * Makes sure of programs that come as packages of Debian, by apt-get where they are missing and it may. False where they
 * cannot be had: a test then leaves out what needs them, and says so.
 */
export function ensurePrograms(packages: Readonly<Record<string, string>>): boolean {
  const missing = () => Object.keys(packages).filter((program) => !runs(program));
  if (missing().length === 0) return true;
  if (process.platform !== 'linux') return false;
  const wanted = missing().map((program) => packages[program] ?? program);
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) => {
    // Another program may be installing right now: that is waited for.
    const patient = ['-o', 'DPkg::Lock::Timeout=300', ...args];
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? patient : ['-n', 'apt-get', ...patient], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  console.log(`Installing ${wanted.join(', ')} with apt-get …`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...wanted);
  return missing().length === 0;
}
