import { spawnSync } from 'node:child_process';
import { processes } from './process-figures.ts';

const found = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

/** nginx and wrk from Debian's packages; brought by apt-get where they are missing. */
export function ensureNginxAndWrk(): void {
  if (found('nginx') && found('wrk')) return;
  const command = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args: string[]) =>
    spawnSync(command[0] ?? '', [...command.slice(1), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Debian starts a service as soon as it is installed, except on this runlevel.
      env: { ...process.env, RUNLEVEL: '1' },
    });
  console.log('Installing nginx-light and wrk with apt-get …');
  apt('update', '-qq');
  apt(
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'nginx-light',
    'libnginx-mod-http-brotli-static',
    'wrk',
  );
  if (found('nginx') && found('wrk')) return;
  throw new Error(
    'The serving bench needs nginx and wrk: on Debian, as root, apt-get install nginx-light libnginx-mod-http-brotli-static wrk.',
  );
}

/** Keeps a process with its threads and children on one core, so that it and its measurer do not push each other about. */
export function pin(pid: number, core: number): void {
  for (const id of processes(pid))
    spawnSync('taskset', ['-a', '-c', '-p', String(core), String(id)], { stdio: 'ignore' });
}
