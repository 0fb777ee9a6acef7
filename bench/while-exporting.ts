import type { Person } from '../contract/desk/person.ts';
import { sessionCookie } from '../server/staff/session-cookie.ts';
import { sessionsOver } from '../server/staff/sessions.ts';
import { openStore } from '../server/storage/open-store.ts';
import { freePort } from '../tools/dev/free-port.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { quantile } from './table.ts';

const visits = 1500;
const visitEveryMs = 10;

/** What visitors wait for the home page at 100 a second: alone, and while somebody at the desk exports everything. */
export async function whileExporting(
  person: Person,
  where: { readonly dataDir: string; readonly databaseUrl?: string },
): Promise<{ alone: number; exporting: number; exports: number }> {
  const deskPort = await freePort();
  const deskUrl = `http://localhost:${deskPort}`;
  const store = await openStore(where);
  const token = await sessionsOver(store.sessions).begin(person, 'passkey', 'bench', new Date());
  await store.close();
  const cookie = sessionCookie(deskUrl).write(token).split(';')[0] ?? '';
  const server = await startProgram('server/main.ts', {
    DATA_DIR: where.dataDir,
    DESK_PORT: String(deskPort),
    DESK_URL: deskUrl,
    ...(where.databaseUrl === undefined ? {} : { DATABASE_URL: where.databaseUrl }),
  });
  const page = `${server.address}/`;
  await waits(page);
  const alone = quantile(await waits(page), 0.95);

  let [going, exports] = [true, 0];
  const exporting = (async () => {
    while (going) {
      const answer = await fetch(`${deskUrl}/inbox/export?format=csv`, { headers: { cookie } });
      if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}.`);
      for await (const _ of answer.body) if (!going) break;
      exports += 1;
    }
  })();
  const times = await waits(page);
  going = false;
  await exporting;
  await server.stop();
  return { alone, exporting: quantile(times, 0.95), exports };
}

/** One after the other at a steady pace, however long each takes. */
async function waits(address: string): Promise<number[]> {
  const asked: Promise<number>[] = [];
  const start = performance.now();
  for (let visit = 0; visit < visits; visit += 1) {
    const due = start + visit * visitEveryMs;
    const left = due - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    const began = performance.now();
    asked.push(
      fetch(address)
        .then((answer) => answer.arrayBuffer())
        .then(() => performance.now() - began),
    );
  }
  return Promise.all(asked);
}
