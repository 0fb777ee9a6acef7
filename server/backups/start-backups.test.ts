import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { keepDays } from '../../content/model/policies.ts';
import { troublesOf } from '../alerts/troubles.ts';
import type { Store } from '../storage/store.ts';
import { testStores } from '../storage/testing/databases.ts';
import { someSubmissions } from '../storage/testing/submission.ts';
import { type BackupOptions, Backups, startBackups } from './start-backups.ts';
import { backUpIfDue, backupTrouble, files, hours, plan } from './testing/plan.ts';

const stores = testStores(async () => undefined);

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

test('no backup is kept for longer than the privacy policy says, however many and however long entries are', async () => {
  const store = await stores.fresh();
  const weekly = { everyHours: 168, keep: 14, retentionDays: 365 };
  const { folder } = plan(store, hours(0));
  for (let week = 0; week < 8; week += 1) await backUpIfDue(plan(store, hours(168 * week), weekly));
  const last = 168 * 7;
  // Not only when the next one is made: that may be a week later.
  await backUpIfDue(plan(store, hours(last + 100), weekly));
  const oldest = hours(last + 100 - keepDays.backupDays * 24).toISOString();
  assert.deepEqual(
    files(folder).filter((name) => name.slice('nasaq-'.length) < oldest.replaceAll(':', '')),
    [],
  );
  assert.equal(files(folder).length, 4);
});

test('a stop breaks a backup off at once, leaves nothing of it and nothing in the way of the next', async () => {
  const store = await stores.fresh();
  for (const entry of someSubmissions(5)) await store.accept(entry);
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const breaking: BackupOptions = {
    ...plan(store, hours(0)),
    backUp: (file, signal) => {
      const half = `${file}.1.partial`;
      for (const name of [half, `${half}-journal`]) writeFileSync(name, 'of everybody');
      begin();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  };
  const running = startBackups(new Backups(breaking));
  await began;
  await running.stop();
  assert.deepEqual(files(breaking.folder), []);
  await backUpIfDue(plan(store, hours(1)));
  assert.deepEqual(files(breaking.folder), ['nasaq-2026-03-01T010000Z.sqlite']);
});

test('a stop does not wait for a share that does not answer', async () => {
  const store = await stores.fresh();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const hung = new Promise<void>(() => undefined);
  const listGone = () => {
    ask();
    return hung;
  };
  const running = startBackups(new Backups(plan(store, hours(0), { listGone })));
  await asked;
  const stopped = running.stop().then(() => 'stopped');
  assert.equal(await Promise.race([stopped, pause(6000)]), 'stopped');
});

test('what a killed process has left of a backup goes by itself, and so does its lock', async () => {
  const store = await stores.fresh();
  const { folder } = plan(store, hours(0));
  mkdirSync(folder, { recursive: true });
  const made = (name: string, minutesAgo: number) => {
    const file = path.join(folder, name);
    writeFileSync(file, 'of everybody');
    const then = Date.now() / 1000 - 60 * minutesAgo;
    utimesSync(file, then, then);
  };
  await backUpIfDue(plan(store, hours(0)));
  const [backup = ''] = files(folder);
  made('nasaq-2026-02-01T000000Z.sqlite.77.partial', 400);
  made('nasaq-2026-02-01T000000Z.sqlite.77.partial-journal', 400);
  made('nasaq-2026-03-01T000000Z.sqlite.78.partial', 1);
  made('erased-and-removed.txt.0b5b.partial', 400);
  made('erased-and-removed.txt.7c2d.partial', 1);
  made('erased-and-removed.txt.bak', 400);
  // None is due, and still it is swept; what somebody is writing stays.
  await backUpIfDue(plan(store, hours(1)));
  assert.deepEqual(files(folder), [
    'erased-and-removed.txt.7c2d.partial',
    'erased-and-removed.txt.bak',
    backup,
    'nasaq-2026-03-01T000000Z.sqlite.78.partial',
  ]);
  made('being-made', 10);
  await backUpIfDue(plan(store, hours(24)));
  assert.equal(existsSync(path.join(folder, 'nasaq-2026-03-02T000000Z.sqlite')), false);
  made('being-made', 20);
  await backUpIfDue(plan(store, hours(24)));
  assert.ok(existsSync(path.join(folder, 'nasaq-2026-03-02T000000Z.sqlite')));
});

test('while the share does not answer, a backup and all who look hold one of the threads that read files', async ({
  mock,
}) => {
  mock.timers.enable({ apis: ['setInterval'] });
  const store = await stores.fresh();
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const { promise: made, resolve: make } = Promise.withResolvers<{ submissions: number }>();
  const options = plan(store, hours(0), {
    backUp: () => {
      begin();
      return made;
    },
    listGone: (folder) => store.listGone(folder),
  });
  const backups = new Backups(options);
  const running = startBackups(backups);
  await began;
  // Nothing that is asked of a disk is answered: all threads wait for somebody who writes into this pipe.
  const pipe = path.join(store.dataDir, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const threads = 4;
  const hung = Array.from({ length: threads }, () => open(pipe, 'r'));
  const looks: Promise<unknown>[] = [];
  for (let minute = 0; minute < 10; minute += 1) {
    mock.timers.tick(60_000);
    const troubles = Object.entries(troublesOf({ store, dataDir: store.dataDir, backups }));
    looks.push(...troubles.filter(([name]) => name.includes('backup')).map(([, look]) => look()));
    for (let turns = 0; turns < 20; turns += 1) await turn();
  }
  const asked = process.getActiveResourcesInfo().filter((name) => name === 'FSReqPromise');
  const writer = openSync(pipe, 'r+');
  for (const reader of await Promise.all(hung)) await reader.close();
  closeSync(writer);
  assert.equal(asked.length - threads, 1);
  // Then everybody is answered.
  await Promise.all(looks);
  make({ submissions: 0 });
  await running.stop();
  assert.deepEqual(files(options.folder), []);
});

test('a process that was held up does not make again what another has made meanwhile', async () => {
  const store = await stores.fresh();
  const late = plan(store, hours(0), {
    // Between its look at the folder and its turn.
    listGone: async () => {
      if (files(late.folder).length === 0) await backUpIfDue(plan(store, hours(0.5)));
    },
  });
  await backUpIfDue(late);
  assert.deepEqual(files(late.folder), ['nasaq-2026-03-01T003000Z.sqlite']);
});

test('of several processes on one folder, one makes the backup', async () => {
  const store = await stores.fresh();
  await Promise.all([1, 2, 3].map(() => backUpIfDue(plan(store, hours(0)))));
  assert.equal(files(plan(store, hours(0)).folder).length, 1);
});

/** Retention notes every hour what the clock says. */
async function backUpAsRetentionLooks(
  store: Store & { dataDir: string },
  hour: number,
  rest: Partial<BackupOptions>,
): Promise<void> {
  await store.clockIsTrusted(hours(hour));
  await backUpIfDue(plan(store, hours(hour), rest));
}

test('a clock that leaps ahead and back costs no backup, and none is made at each look', async () => {
  const store = await stores.fresh();
  const { folder } = plan(store, hours(0));
  const trusting = { keep: 5, clockIsTrusted: (now: Date) => store.clockIsTrusted(now) };
  const look = (hour: number) => backUpAsRetentionLooks(store, hour, trusting);
  for (const hour of [0, 24, 48]) await look(hour);
  const before = files(folder);
  assert.equal(before.length, 3);

  await look(24 * 400);
  assert.equal(files(folder).length, 4, 'what is old by such a clock stays');
  for (const minute of [0, 1, 2, 3]) await look(49 + minute / 60);
  const [first, second, third, ahead] = files(folder);
  assert.deepEqual([first, second, third], before);
  assert.match(String(ahead), /^nasaq-2027/);
  assert.equal(await backupTrouble(plan(store, hours(49), trusting)), undefined);
  assert.match(String(await backupTrouble(plan(store, hours(75), trusting))), /overdue/);

  // Its age is unknown: it goes when the clock has been right for days.
  for (const hour of [73, 97, 121, 125]) await look(hour);
  assert.deepEqual(
    files(folder).filter((name) => name.startsWith('nasaq-2027')),
    [],
  );
  assert.equal(files(folder).length, 5);
});

test('a clock that leaps back keeps the backups of before, and each new one', async () => {
  const store = await stores.fresh();
  const trusting = { clockIsTrusted: (now: Date) => store.clockIsTrusted(now) };
  const { folder } = plan(store, hours(0));
  for (const hour of [1000, 1024, 1048, 0, 1, 2, 24]) await backUpAsRetentionLooks(store, hour, trusting);
  assert.deepEqual(files(folder), [
    'nasaq-2026-03-02T000000Z.sqlite',
    'nasaq-2026-04-12T160000Z.sqlite',
    'nasaq-2026-04-13T160000Z.sqlite',
  ]);
});
