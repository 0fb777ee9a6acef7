import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProxyUnderTest, running } from '../tests/proxy-under-test.ts';
import { freePort } from '../tools/dev/free-port.ts';
import { brotliModule } from './debian-tools.ts';

/** nginx with one worker over a folder with .br files, sending the given headers with every answer. */
export async function startNginx(folder: string, headers: Record<string, string>): Promise<ProxyUnderTest> {
  const prefix = mkdtempSync(join(tmpdir(), 'nasaq-nginx-'));
  mkdirSync(join(prefix, 'temp'));
  const port = await freePort();
  const config = join(prefix, 'nginx.conf');
  writeFileSync(config, settings(folder, port, prefix, headers));
  const child = spawn('nginx', ['-p', prefix, '-c', config, '-e', join(prefix, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return running(child, port, prefix);
}

/** Debian's own settings (sendfile, tcp_nopush) and whatever spares nginx work: no log, connections kept, files kept open. */
function settings(folder: string, port: number, prefix: string, headers: Record<string, string>): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${prefix}/nginx.pid;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  ${temp.map((name) => `${name}_temp_path ${prefix}/temp;`).join('\n  ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  brotli_static on;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
      .join('\n    ')}
  }
}
`;
}
