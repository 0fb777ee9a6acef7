import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ensurePrograms } from '../../../tools/dev/debian-packages.ts';
import { freePort } from '../../../tools/dev/free-port.ts';
import { nobody } from './postgres-server.ts';

export interface TestPgBouncer {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** A real PgBouncer in front of a database, as it is without settings of ours. Undefined where there is none. */
export async function startPgBouncer(databaseUrl: string): Promise<TestPgBouncer | undefined> {
  if (!ensurePrograms({ pgbouncer: 'pgbouncer' })) return undefined;
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-pgbouncer-'));
  const ours = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${name} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ours}
unix_socket_dir =
auth_type = any
`,
  );
  if (nobody) for (const each of [folder, settings]) chownSync(each, nobody.uid, nobody.gid);
  const child = spawn('pgbouncer', [settings], { ...nobody, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stderr)) if (line.includes('process up')) break;
  child.stderr.resume();
  return {
    databaseUrl: `postgres://${username}@127.0.0.1:${ours}/${name}`,
    async stop() {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
