import { type ChildProcess, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from '../tools/dev/free-port.ts';
import { releasesFolder, root } from '../tools/root.ts';
import { until } from './until.ts';

/** The folder that `npm test` has put together. */
export const currentRelease = (): string => realpathSync(join(releasesFolder, 'current'));

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A bare request: fetch would decompress, and tidy up the path. */
export function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}

export interface ProxyUnderTest {
  readonly address: string;
  readonly pid: number;
  /** All that it has written down, in its files and on its standard error. */
  log(): string;
  stop(): Promise<void>;
}

/** A real nginx as docs/RUNNING.md sets it up, in front of our own servers. */
export async function startNginx(
  releaseFolder: string,
  servers: readonly string[],
  extra = '',
): Promise<ProxyUnderTest & { switchTo(releaseFolder: string): void }> {
  const prefix = mkdtempSync(join(tmpdir(), 'nasaq-nginx-'));
  mkdirSync(join(prefix, 'temp'));
  const port = await freePort();
  const config = join(prefix, 'nginx.conf');
  const write = (release: string) =>
    writeFileSync(config, nginxSettings({ prefix, port, release, servers, extra }));
  write(releaseFolder);
  const log = join(prefix, 'error.log');
  const child = spawn('nginx', ['-p', prefix, '-c', config, '-e', log], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  return {
    ...(await running(child, port, prefix)),
    switchTo(release) {
      write(release);
      child.kill('SIGHUP');
    },
  };
}

function nginxSettings(options: {
  prefix: string;
  port: number;
  release: string;
  servers: readonly string[];
  extra: string;
}): string {
  const { prefix, port, release, servers, extra } = options;
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${prefix}/nginx.pid;
events { worker_connections 1024; }
http {
  ${temp.map((name) => `${name}_temp_path ${prefix}/temp;`).join('\n  ')}
  # As Debian has it; the include must know better.
  access_log ${prefix}/access.log;
  error_log ${prefix}/error.log;
  sendfile on;
  tcp_nopush on;
  ${extra}
  upstream nasaq {
    ${['', ' backup']
      .flatMap((role) => servers.map((server) => `server ${new URL(server).host} max_fails=0${role};`))
      .join('\n    ')}
  }
  include ${release}/proxy/nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    set $nasaq_releases ${dirname(release)};
    include ${release}/proxy/nginx-site.conf;
  }
}
`;
}

/** A real Caddy, likewise. */
export async function startCaddy(releaseFolder: string, servers: readonly string[]): Promise<ProxyUnderTest> {
  const prefix = mkdtempSync(join(tmpdir(), 'nasaq-caddy-'));
  const port = await freePort();
  writeFileSync(
    join(prefix, 'Caddyfile'),
    `{
  admin off
  auto_https off
${documentedCaddyLog()}
}
import ${releaseFolder}/proxy/site.caddy
http://:${port} {
  bind 127.0.0.1
  import nasaq
}
`,
  );
  return running(
    spawn('caddy', ['run', '--config', join(prefix, 'Caddyfile'), '--adapter', 'caddyfile'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        XDG_DATA_HOME: prefix,
        XDG_CONFIG_HOME: prefix,
        NASAQ_RELEASES: dirname(releaseFolder),
        NASAQ_SERVERS: servers.map((server) => new URL(server).host).join(' '),
      },
    }),
    port,
    prefix,
  );
}

/** What deploy/Caddyfile says for all sites. */
const documentedCaddyLog = (): string =>
  /^\{\n([\s\S]*?)^\}$/m.exec(readFileSync(join(root, 'deploy', 'Caddyfile'), 'utf8'))?.[1] ?? '';

/** Once it answers. */
export async function running(child: ChildProcess, port: number, prefix: string): Promise<ProxyUnderTest> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const address = `http://127.0.0.1:${port}`;
  const name = basename(child.spawnfile);
  await until(
    () => `${name} answers; it said: ${said}`,
    () => {
      if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
      return ask(address, '/healthz').then(
        () => true,
        () => false,
      );
    },
  );
  return {
    address,
    pid: child.pid ?? 0,
    log: () =>
      readdirSync(prefix)
        .filter((name) => name.endsWith('.log'))
        .reduce((all, name) => all + readFileSync(join(prefix, name), 'utf8'), said),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(prefix, { recursive: true, force: true });
    },
  };
}
