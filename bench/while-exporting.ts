import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import type { Person } from '../contract/desk/person.ts';
import { sessionCookie } from '../server/staff/session-cookie.ts';
import { sessionsOver } from '../server/staff/sessions.ts';
import { openStore, type StorePlace } from '../server/storage/open-store.ts';
import { freePort } from '../tools/dev/free-port.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { quantile } from './table.ts';

/** Alone, half of them before and half of them after. */
const visits = 3000;
const visitEveryMs = 10;

/** What visitors wait for the home page at 100 a second: alone, and while somebody at the desk exports everything. */
export async function whileExporting(
  person: Person,
  where: StorePlace,
): Promise<{ alone: number; exporting: number }> {
  const deskPort = await freePort();
  const deskUrl = `http://localhost:${deskPort}`;
  const store = await openStore(where);
  const token = await sessionsOver(store.sessions).begin(
    person,
    { method: 'passkey', browser: 'bench', provedAt: new Date() },
    new Date(),
  );
  await store.close();
  const cookie = sessionCookie(deskUrl).write(token).split(';')[0] ?? '';
  const server = await startProgram('server/main.ts', {
    DATA_DIR: where.dataDir,
    DESK_PORT: String(deskPort),
    DESK_URL: deskUrl,
    ...(where.databaseUrl === undefined ? {} : { DATABASE_URL: where.databaseUrl }),
  });
  const page = `${server.address}/`;
  await waits(page, visits / 2);
  const before = await waits(page, visits / 2);

  // By another program: this one's clock must not wait for what that one reads.
  const exporting = spawn(
    'sh',
    [
      '-c',
      `while curl --silent --fail --output /dev/null --header 'Cookie: ${cookie}' '${deskUrl}/inbox/export?format=csv'; do :; done`,
    ],
    { detached: true },
  );
  const during = await waits(page, visits);
  if (exporting.exitCode !== null) throw new Error('The exports ended before the visits did.');
  process.kill(-(exporting.pid ?? 0));
  const after = await waits(page, visits / 2);
  await server.stop();
  return { alone: quantile([...before, ...after], 0.95), exporting: quantile(during, 0.95) };
}

const agent = new Agent({ keepAlive: true });

/** Without unpacking it, which would be the bench's own work. */
const visited = (address: string) =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) =>
      answer.resume().on('end', resolve).on('error', reject),
    ).on('error', reject);
  });

/** One after the other at a steady pace, however long each takes. */
async function waits(address: string, visits: number): Promise<number[]> {
  const asked: Promise<number>[] = [];
  const start = performance.now();
  for (let visit = 0; visit < visits; visit += 1) {
    const due = start + visit * visitEveryMs;
    const left = due - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    const began = performance.now();
    asked.push(visited(address).then(() => performance.now() - began));
  }
  return Promise.all(asked);
}
