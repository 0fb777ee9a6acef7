import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Store } from '../storage/store.ts';
import { describeOnBothDatabases, testStores } from '../storage/testing/databases.ts';
import { addPerson, later, now, passkeyOf } from '../storage/testing/staff.ts';
import { someApplication, someCv, someSubmission, someSubmissions } from '../storage/testing/submission.ts';
import { Backups, startBackups } from './start-backups.ts';
import { backUpIfDue, erasedIn, files, hours, listIn, plan } from './testing/plan.ts';

const stores = testStores(async () => undefined);

describeOnBothDatabases('after a loss', (stores) => {
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
    assert.match(
      list,
      /^erased [0-9a-f]{64}\nremoved [0-9a-f]{64}\nrole [0-9a-f]{64} admin\nrole [0-9a-f]{64} admin\n$/,
    );
  });

  test('after a loss, nobody has a passkey again that was revoked since, or a role that they have lost', async () => {
    const store = await stores.fresh();
    const [layla, omar, sara] = [
      await addPerson(store, 'Layla', 'admin'),
      await addPerson(store, 'Omar', 'admin'),
      await addPerson(store, 'Sara', 'admin'),
    ];
    const keys = [passkeyOf(layla.id), passkeyOf(omar.id), passkeyOf(omar.id), passkeyOf(sara.id)];
    for (const key of keys) await store.sessions.addPasskey(key, now);
    const submission = someSubmission();
    await store.accept(submission);
    await store.entries.change(submission.id, 1, { owner: sara.id }, { staffId: layla.id, now });
    const { folder } = plan(store, hours(0));
    mkdirSync(folder, { recursive: true });
    await store.listGone(folder);
    const file = path.join(folder, 'backup.sqlite');
    await store.backup(file);
    const known = async ({ staff }: Store) =>
      (await staff.list(later)).map(({ name, role, passkeys }) => [name, role, passkeys]);

    // A laptop is stolen, and what somebody does changes.
    await store.staff.invite({
      tokenHash: 'hash',
      staffId: omar.id,
      now: later,
      expiresAt: hours(200),
      by: layla.id,
    });
    await store.staff.changeRole(sara.id, 'hr', { staffId: layla.id, now: later });
    await store.listGone(folder);
    const elsewhere = await stores.fresh();
    await elsewhere.restore(file, { replace: false });
    assert.deepEqual(await known(elsewhere), [
      ['Layla', 'admin', 1],
      ['Omar', 'admin', 0],
      ['Sara', 'hr', 1],
    ]);
    assert.equal((await elsewhere.entries.find(submission.reference))?.ownerName, undefined);

    // Nobody knows what happened since.
    rmSync(listIn(folder));
    const without = await stores.fresh();
    await without.restore(file, { replace: false });
    assert.deepEqual(
      (await known(without)).map(([, , passkeys]) => passkeys),
      [0, 0, 0],
    );
  });
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
