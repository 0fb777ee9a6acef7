import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from '../tools/dev/debian-packages.ts';
import { processes } from '../tools/dev/process-figures.ts';

export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'wrk'];

const runs = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
const complete = () => runs('nginx') && runs('wrk') && existsSync(brotliModule);

/** nginx and wrk from Debian's packages; brought by apt-get where they are missing. */
export function ensureNginxAndWrk(): void {
  if (complete()) return;
  installPackages(...packages);
  if (!complete())
    throw new Error(
      `The serving bench needs nginx and wrk: on Debian, as root, apt-get install ${packages.join(' ')}.`,
    );
}

/** Keeps a process with its threads and children on one core, so that it and its measurer do not push each other about. */
export function pin(pid: number, core: number): void {
  for (const id of processes(pid))
    spawnSync('taskset', ['-a', '-c', '-p', String(core), String(id)], { stdio: 'ignore' });
}
