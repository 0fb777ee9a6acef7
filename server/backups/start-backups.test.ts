import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { keepDays } from '../../content/model/policies.ts';
import { notKnown } from '../alerts/not-known.ts';
import { troublesOf } from '../alerts/troubles.ts';
import type { Store } from '../storage/store.ts';
import { describeOnBothDatabases, testStores } from '../storage/testing/databases.ts';
import { someApplication, someCv, someSubmission, someSubmissions } from '../storage/testing/submission.ts';
import { backUpApart } from './back-up-apart.ts';
import { type BackupOptions, Backups, startBackups } from './start-backups.ts';

const logger = { info: () => {}, warn: () => {}, error: () => {} };
const hours = (count: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + count * 3_600_000);
const files = (folder: string) => readdirSync(folder).sort();
const listIn = (folder: string) => path.join(folder, 'erased-and-removed.txt');
const erasedIn = (folder: string) => readFileSync(listIn(folder), 'latin1').split('\n').length - 1;

const plan = (
  store: Pick<Store, 'backup'> & { dataDir: string },
  at: Date,
  rest: Partial<BackupOptions> = {},
) => ({
  backUp: (file: string) => store.backup(file),
  listGone: async () => undefined,
  clockIsTrusted: async () => true,
  logger,
  folder: path.join(store.dataDir, 'backups'),
  everyHours: 24,
  keep: 3,
  retentionDays: 365,
  clock: () => at,
  ...rest,
});

const backUpIfDue = (options: BackupOptions) => new Backups(options).makeIfDue();
/** Retention notes every hour what the clock says. */
async function backUpAsRetentionLooks(
  store: Store & { dataDir: string },
  hour: number,
  rest: Partial<BackupOptions>,
): Promise<void> {
  await store.clockIsTrusted(hours(hour));
  await backUpIfDue(plan(store, hours(hour), rest));
}
const backupTrouble = (options: BackupOptions) => new Backups(options).trouble();

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

  test('after a loss, who was erased or removed since the backup does not come back with it', async () => {
    const store = await stores.fresh();
    const [kept, erased] = [someSubmission(), someSubmission({ fields: { email: 'gone@example.com' } })];
    for (const entry of [kept, erased]) await store.accept(entry);
    const people = await Promise.all(
      ['Layla', 'Omar', 'Sara'].map(async (name) => {
        const email = `${name.toLowerCase()}@nasaq.example`;
        const added = await store.staff.add({ id: randomUUID(), name, email, role: 'admin' }, hours(0));
        assert.ok(added);
        return added;
      }),
    );
    const [, omar, sara] = people;
    assert.ok(omar && sara);
    const listing = (at: Date) => plan(store, at, { listGone: (folder) => store.listGone(folder) });
    const { folder } = listing(hours(0));
    await backUpIfDue(listing(hours(0)));
    const [name = ''] = files(folder).filter((file) => file.endsWith('.sqlite'));
    await store.erase('gone@example.com');
    for (const { id } of [omar, sara]) await store.staff.remove(id, { staffId: undefined, now: hours(1) });
    await backUpIfDue(listing(hours(1)));
    // Who came back is not removed any more.
    await store.staff.add(sara, hours(2));
    await backUpIfDue(listing(hours(2)));

    const elsewhere = await stores.fresh();
    // Its own backups, before anything is restored: an empty store forgets nobody.
    await elsewhere.listGone(folder);
    assert.deepEqual(await elsewhere.restore(path.join(folder, name), { replace: false }), {
      submissions: 1,
    });
    assert.ok(await elsewhere.find(kept.reference));
    assert.deepEqual(
      (await elsewhere.staff.list(hours(3))).map((person) => [person.name, person.removedAt === undefined]),
      [
        ['Layla', true],
        ['Omar', false],
        ['Sara', true],
      ],
    );
    const list = readFileSync(listIn(folder), 'latin1');
    assert.match(list, /^erased [0-9a-f]{64}\nremoved [0-9a-f]{64}\n$/);
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

test('who is erased while a backup is made is on the list within a minute, and once it is made', async ({
  mock,
}) => {
  mock.timers.enable({ apis: ['setInterval'] });
  const store = await stores.fresh();
  const entries = someSubmissions(3);
  for (const entry of entries) await store.accept(entry);
  const erase = (index: number) => store.erase(entries[index]?.reference ?? '');
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const { promise: made, resolve: make } = Promise.withResolvers<{ submissions: number }>();
  let listed = Promise.withResolvers<void>();
  const options = plan(store, hours(0), {
    backUp: () => {
      begin();
      return made;
    },
    listGone: async (folder) => {
      await store.listGone(folder);
      listed.resolve();
    },
  });
  await erase(0);
  const running = startBackups(new Backups(options));
  await began;
  assert.equal(erasedIn(options.folder), 1);
  await erase(1);
  listed = Promise.withResolvers();
  mock.timers.tick(60_000);
  await listed.promise;
  assert.equal(erasedIn(options.folder), 2);
  await erase(2);
  listed = Promise.withResolvers();
  make({ submissions: 0 });
  await listed.promise;
  assert.equal(erasedIn(options.folder), 3);
  await running.stop();
});

test('a list that cannot be kept is a trouble of its own, and keeps no backup from being made', async () => {
  const store = await stores.fresh();
  const stopped = await stores.again(store);
  await stopped.close();
  let at = hours(0);
  let listing: Store = store;
  const backups = new Backups(
    plan(store, at, { clock: () => at, listGone: (folder) => listing.listGone(folder) }),
  );
  const { folder } = backups;
  await store.accept(someSubmission({ fields: { email: 'gone@example.com' } }));
  await store.erase('gone@example.com');
  await backups.makeIfDue();
  const [list = '', first = '', ...others] = files(folder);
  assert.deepEqual([list, others], ['erased-and-removed.txt', []]);

  // The database starts anew: nothing failed that would have to be made again.
  listing = stopped;
  await backups.makeIfDue();
  assert.deepEqual(files(folder), [list, first]);
  assert.deepEqual([await backups.trouble(), backups.listTrouble()], [undefined, notKnown]);
  await backups.makeIfDue();
  assert.match(String(backups.listTrouble()), /erased-and-removed\.txt.+ cannot be kept/);
  listing = store;
  await backups.makeIfDue();
  assert.equal(backups.listTrouble(), undefined);

  // Something lies in its place that cannot be read.
  rmSync(listIn(folder));
  mkdirSync(listIn(folder));
  at = hours(24);
  await backups.makeIfDue();
  assert.deepEqual(files(folder), [list, first, 'nasaq-2026-03-02T000000Z.sqlite']);
  await backups.makeIfDue();
  assert.match(String(backups.listTrouble()), /\(EISDIR\)/);
  assert.equal(await backups.trouble(), undefined);
  rmdirSync(listIn(folder));
  await backups.makeIfDue();
  assert.equal(erasedIn(folder), 1);
  assert.equal(backups.listTrouble(), undefined);
});

test('backups that cannot be aged out are a trouble of their own, and keep none from being made', async () => {
  const store = await stores.fresh();
  let at = hours(0);
  let isDown = true;
  const clockIsTrusted = async () => !isDown || Promise.reject(new Error('down'));
  const backups = new Backups(plan(store, at, { clock: () => at, clockIsTrusted }));
  const made = (name: string) => files(backups.folder).filter((file) => file.startsWith(name)).length;
  for (const hour of [0, 24, 24 * 40]) {
    at = hours(hour);
    await backups.makeIfDue();
  }
  assert.deepEqual([made('nasaq-2026-04'), made('LAST-ATTEMPT-FAILED')], [1, 0]);
  assert.match(String(backups.oldTrouble()), /too old .+ cannot be removed/);
  isDown = false;
  await backups.makeIfDue();
  assert.deepEqual([made('nasaq-2026-03'), backups.oldTrouble()], [0, undefined]);
});

test('a list that another container writes, whose process has the same id, is left to it', async () => {
  const store = await stores.fresh();
  const { folder } = plan(store, hours(0));
  mkdirSync(folder, { recursive: true });
  const theirs = path.join(folder, `erased-and-removed.txt.${process.pid}.partial`);
  writeFileSync(theirs, 'half of ');
  const submission = someSubmission();
  await store.accept(submission);
  await store.erase(submission.reference);
  await store.listGone(folder);
  assert.equal(erasedIn(folder), 1);
  assert.equal(readFileSync(theirs, 'latin1'), 'half of ');
  assert.equal(files(folder).length, 2);
});

test('a backup in a process of its own is broken off in the middle of writing, and says why it failed otherwise', async () => {
  const store = await stores.fresh();
  for (const entry of someSubmissions(5)) await store.accept(entry);
  const file = path.join(store.dataDir, 'apart.sqlite');
  assert.deepEqual(await backUpApart({ dataDir: store.dataDir }, file), { submissions: 5 });
  await assert.rejects(backUpApart({ dataDir: store.dataDir }, file), /exists already/);
  const stopping = new AbortController();
  const broken = backUpApart({ dataDir: store.dataDir }, `${file}.2`, stopping.signal);
  stopping.abort();
  await assert.rejects(broken, { name: 'AbortError' });
  assert.equal(existsSync(`${file}.2`), false);
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

test('a folder that is lost is a trouble, and so is every attempt to write there', async () => {
  const store = await stores.fresh();
  const { folder } = plan(store, hours(0));
  let at = hours(0);
  const backups = new Backups(plan(store, at, { clock: () => at }));
  assert.equal(await backups.troubleHere(), undefined, 'it is about to be made');
  await backups.makeIfDue();
  assert.deepEqual([await backups.troubleHere(), await backups.trouble()], [undefined, undefined]);

  rmSync(folder, { recursive: true });
  assert.match(String(await backups.troubleHere()), /backups .+ cannot be reached \(ENOENT\)/);
  await backups.makeIfDue();
  assert.equal(existsSync(folder), false, 'a folder in its place is not the share');

  writeFileSync(folder, 'no folder');
  assert.match(String(await backups.troubleHere()), /cannot be reached \(ENOTDIR\)/);
  assert.equal(await backups.trouble(), notKnown, 'another process may reach it');

  // It is back, and takes nothing.
  rmSync(folder);
  mkdirSync(path.join(folder, 'LAST-ATTEMPT-FAILED'), { recursive: true });
  const broken = { backUp: () => Promise.reject(Object.assign(new Error(), { code: 'EROFS' })) };
  const failing = new Backups(plan(store, at, broken));
  await failing.makeIfDue();
  assert.match(String(await failing.troubleHere()), /which cannot be written to\. There is none\.$/);
  rmdirSync(path.join(folder, 'LAST-ATTEMPT-FAILED'));
  at = hours(1);
  await backups.makeIfDue();
  for (const each of [failing, backups])
    assert.deepEqual([await each.troubleHere(), await each.trouble()], [undefined, undefined]);
});

test('no backup at all is overdue when there should have been one', async () => {
  const store = await stores.fresh();
  let at = hours(0);
  const backups = new Backups(plan(store, at, { clock: () => at }));
  mkdirSync(backups.folder);
  writeFileSync(path.join(backups.folder, 'being-made'), 'by a process that is stuck');
  for (const hour of [0, 25]) {
    at = hours(hour);
    await backups.makeIfDue();
    assert.equal(await backups.trouble(), notKnown);
  }
  at = hours(27);
  assert.match(String(await backups.trouble()), /overdue\. There is none\.$/);
});

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
