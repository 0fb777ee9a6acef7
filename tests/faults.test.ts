import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../server/storage/open-store.ts';
import { startPostgres } from '../server/storage/testing/postgres-server.ts';
import { enquiry } from '../server/submissions/testing/test-api.ts';
import { type ServerUnderTest, startProgram } from '../tools/dev/servers-under-test.ts';
import { describe, test } from './browser.ts';
import { currentRelease } from './proxy-under-test.ts';
import { sandboxFor } from './sandbox.ts';
import { until } from './until.ts';

/** `npm run soak` holds the lock as long as the design says; otherwise it is let go once a visitor was refused. */
const lockedMs = process.env.SOAK ? 30_000 : 0;

const start = (env: Record<string, string>) => startProgram(join(currentRelease(), 'server', 'main.ts'), env);

async function submit({ address }: ServerUnderTest): Promise<{ status: number; reference?: string }> {
  const answer = await fetch(`${address}/api/application/quote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(enquiry),
  });
  return { status: answer.status, ...((await answer.json()) as { reference?: string }) };
}

const readiness = async ({ address }: ServerUnderTest) => (await fetch(`${address}/readyz`)).status;

/** In trouble: refused with an apology, not ready, and pages go on. Afterwards: all as before, and nothing lost. */
async function survives(
  server: ServerUnderTest,
  trouble: { begin(): unknown; end(): unknown },
  stored: () => Promise<string[]>,
): Promise<void> {
  const taken = [await submit(server)];
  assert.equal(taken[0]?.status, 201);
  await trouble.begin();
  const refused = await submit(server);
  assert.equal(refused.status, 503);
  await until('it says that it is not ready', async () => (await readiness(server)) === 503);
  assert.equal((await fetch(server.address)).status, 200, 'pages do not need the store');
  assert.equal((await fetch(`${server.address}/healthz`)).status, 200, 'the process lives');
  await trouble.end();
  await until('a form is taken again', async () => {
    const answer = await submit(server);
    if (answer.status === 201) taken.push(answer);
    return answer.status === 201;
  });
  await until('it is ready again', async () => (await readiness(server)) === 200);
  const references = new Set(await stored());
  for (const { reference = '' } of taken) assert.ok(references.has(reference), reference);
}

const listed = async (options: Parameters<typeof openStore>[0]) => {
  const store = await openStore(options);
  const references = (await Array.fromAsync(store.list({}))).map(({ reference }) => reference);
  await store.close();
  return references;
};

describe('What was taken is kept, and what cannot be taken is refused,', () => {
  test('when the disk is full', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'nasaq-full-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=0700', 'tmpfs', dataDir]);
    test.skip(mounted.status !== 0, 'A small disk cannot be made here: that takes the right to mount.');
    const server = await start({ DATA_DIR: dataDir });
    const filler = join(dataDir, 'filler');
    try {
      await survives(
        server,
        {
          begin: () => {
            // To the last byte.
            for (const size of [2 ** 20, 4096, 1])
              for (;;)
                try {
                  writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
                } catch {
                  break;
                }
          },
          end: () => rmSync(filler),
        },
        () => listed({ dataDir }),
      );
    } finally {
      await server.stop();
      spawnSync('umount', [dataDir]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('when another program holds the database', async () => {
    test.setTimeout(120_000);
    const server = await start({});
    const dataDir = server.dataDir;
    const other = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
    try {
      await survives(
        server,
        {
          begin: () => other.exec('begin immediate'),
          end: async () => {
            await new Promise((resolve) => setTimeout(resolve, lockedMs));
            other.exec('rollback');
          },
        },
        () => listed({ dataDir }),
      );
    } finally {
      other.close();
      await server.stop();
    }
  });

  test('when PostgreSQL is killed and comes back', async () => {
    test.setTimeout(120_000);
    const postgres = await startPostgres();
    test.skip(!postgres, 'There is no PostgreSQL.');
    if (!postgres) return;
    const databaseUrl = await postgres.createDatabase();
    const server = await start({ DATABASE_URL: databaseUrl });
    try {
      await survives(server, { begin: () => postgres.crash(), end: () => postgres.revive() }, () =>
        listed({ dataDir: server.dataDir, databaseUrl }),
      );
    } finally {
      await server.stop();
      await postgres.stop();
    }
  });

  test('and a data folder that cannot be written stops the start with one sentence', () => {
    const sandbox = sandboxFor(currentRelease());
    test.skip(!sandbox, 'There is no bubblewrap, or it may not make a sandbox here.');
    if (!sandbox) return;
    const { status, output } = sandbox.run(['server/main.ts'], { DATA_DIR: '/srv/data' });
    sandbox.remove();
    assert.equal(status, 1);
    assert.match(
      output,
      /^DATA_DIR takes a folder that can be read and written; \/srv\/data cannot be made\.\n$/,
    );
  });
});
