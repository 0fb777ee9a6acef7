import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { notKnown } from '../alerts/not-known.ts';
import type { Store } from '../storage/store.ts';
import { testStores } from '../storage/testing/databases.ts';
import { someSubmission } from '../storage/testing/submission.ts';
import { Backups } from './start-backups.ts';
import { backUpIfDue, backupTrouble, erasedIn, files, hours, listIn, plan } from './testing/plan.ts';

const stores = testStores(async () => undefined);

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

  const away = `${folder}.away`;
  renameSync(folder, away);
  assert.match(String(await backups.troubleHere()), /backups .+ cannot be reached \(ENOENT\)/);
  await backups.makeIfDue();
  assert.equal(existsSync(folder), false, 'a folder in its place is not the share');

  writeFileSync(folder, 'no folder');
  assert.match(String(await backups.troubleHere()), /cannot be reached \(ENOTDIR\)/);
  assert.equal(await backups.trouble(), notKnown, 'another process may reach it');

  // It is back, and takes nothing.
  rmSync(folder);
  cpSync(away, folder, { recursive: true });
  for (const name of files(folder)) rmSync(path.join(folder, name));
  mkdirSync(path.join(folder, 'LAST-ATTEMPT-FAILED'));
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

test('an empty folder where the share was takes nothing, and is a trouble until the share is back or it is said to be right', async () => {
  const store = await stores.fresh();
  let at = hours(0);
  const options = plan(store, at, { clock: () => at, listGone: (folder) => store.listGone(folder) });
  await store.staff.add({ id: randomUUID(), name: 'Omar', email: 'omar@example.com', role: 'sales' }, at);
  const { folder } = options;
  const before = new Backups(options);
  await before.makeIfDue();
  const [list = '', first = ''] = files(folder);
  const share = `${folder}.share`;
  renameSync(folder, share);
  mkdirSync(folder);
  at = hours(48);
  // Whoever was there, and whoever starts now.
  for (const backups of [before, new Backups(options)]) {
    await backups.makeIfDue();
    await backups.keepList();
    assert.deepEqual(readdirSync(folder), []);
    assert.match(String(await backups.troubleHere()), /not the folder with the backups .+ named folder-/);
    assert.equal(await backups.trouble(), notKnown, 'another process may see it');
  }
  const sentence = String(await before.troubleHere());

  rmdirSync(folder);
  renameSync(share, folder);
  assert.equal(await before.troubleHere(), undefined);
  await before.makeIfDue();
  assert.deepEqual(files(folder), [list, first, 'nasaq-2026-03-03T000000Z.sqlite']);

  // Another disk on purpose: as it says itself, or by another path.
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(path.join(folder, / named (folder-\S+) in it/.exec(sentence)?.[1] ?? ''), '');
  for (const place of [folder, `${folder}.new`]) {
    const backups = new Backups({ ...options, folder: place });
    await backups.makeIfDue();
    assert.deepEqual(files(place), [list, 'nasaq-2026-03-03T000000Z.sqlite']);
    assert.equal(await backups.troubleHere(), undefined);
  }
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
