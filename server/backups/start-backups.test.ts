import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { describeOnBothDatabases, testStores } from '../storage/testing/databases.ts';
import { someApplication, someCv, someSubmissions } from '../storage/testing/submission.ts';
import { type BackupOptions, backUpIfDue, backupTrouble } from './start-backups.ts';

const logger = { info: () => {}, warn: () => {}, error: () => {} };
const hours = (count: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + count * 3_600_000);
const files = (folder: string) => readdirSync(folder).sort();

const plan = (
  store: BackupOptions['store'] & { dataDir: string },
  at: Date,
  rest: Partial<BackupOptions> = {},
) => ({
  store,
  logger,
  folder: path.join(store.dataDir, 'backups'),
  everyHours: 24,
  keep: 3,
  retentionDays: 365,
  clock: () => at,
  ...rest,
});

describeOnBothDatabases('Backups on a schedule', (stores) => {
  test('a drill: what was stored comes back whole on an empty machine', async () => {
    const store = await stores.fresh();
    const application = someApplication(someCv('kept'));
    const entries = [...someSubmissions(20), application];
    for (const entry of entries) await store.accept(entry);
    const { folder } = plan(store, hours(0));
    await backUpIfDue(plan(store, hours(0)));
    const [name = ''] = files(folder);

    const elsewhere = await stores.fresh();
    assert.deepEqual(await elsewhere.restore(path.join(folder, name), { replace: false }), {
      submissions: 21,
    });
    for (const { reference, id } of entries) assert.equal((await elsewhere.find(reference))?.id, id);
    assert.deepEqual(
      Buffer.from((await elsewhere.cvBytes(application.id)) ?? []),
      Buffer.from((await store.cvBytes(application.id)) ?? []),
    );
    assert.equal((await elsewhere.mailCounts()).unconfirmed, 42);
  });
});

test('a backup is made when it is due, and the oldest make room', async () => {
  const store = await stores.fresh();
  const { folder } = plan(store, hours(0));
  for (const hour of [0, 1, 23, 24, 48, 72, 73]) await backUpIfDue(plan(store, hours(hour)));
  assert.deepEqual(files(folder), [
    'nasaq-2026-03-02T000000Z.sqlite',
    'nasaq-2026-03-03T000000Z.sqlite',
    'nasaq-2026-03-04T000000Z.sqlite',
  ]);
  // None outlives what an entry may, but the newest stays.
  await backUpIfDue(plan(store, hours(24 * 40), { retentionDays: 30 }));
  assert.deepEqual(files(folder), ['nasaq-2026-04-10T000000Z.sqlite']);
});

test('of several processes on one folder, one makes the backup', async () => {
  const store = await stores.fresh();
  await Promise.all([1, 2, 3].map(() => backUpIfDue(plan(store, hours(0)))));
  assert.equal(files(plan(store, hours(0)).folder).length, 1);
});

test('a failed attempt is a trouble until one succeeds, and leaves nothing that looks like a backup', async () => {
  const store = await stores.fresh();
  const broken = { backup: async () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })) };
  const failing = plan({ ...broken, dataDir: store.dataDir }, hours(0));
  await backUpIfDue(failing);
  assert.match(String(await backupTrouble(failing)), /failed\. There is none\.$/);
  assert.ok(existsSync(failing.folder));
  await backUpIfDue(plan(store, hours(1)));
  assert.equal(await backupTrouble(plan(store, hours(1))), undefined);
  assert.match(
    String(await backupTrouble(plan(store, hours(30)))),
    /overdue\. The newest is of 2026-03-01T01/,
  );
});

test('a backup that cannot be read back is none', async () => {
  const store = await stores.fresh();
  const file = path.join(store.dataDir, 'taken.sqlite');
  writeFileSync(file, '');
  await assert.rejects(store.backup(file), /exists already/);
  assert.deepEqual(
    readdirSync(store.dataDir).filter((name) => name.includes('partial')),
    [],
  );
});

const stores = testStores(async () => undefined);
