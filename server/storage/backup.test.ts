import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Store } from './store.ts';
import { describeOnBothDatabases } from './testing/databases.ts';
import { addPerson, later, now, passkeyOf, references } from './testing/staff.ts';
import { someApplication, someCv, someSubmission, someSubmissions } from './testing/submission.ts';

describeOnBothDatabases('backup and restore', (stores) => {
  test('who was erased stays erased when a backup from before is restored', async () => {
    const store = await stores.fresh();
    const [kept, gone] = [someSubmission(), someSubmission({ fields: { email: 'gone@example.com' } })];
    await store.accept(kept);
    await store.accept(gone);
    mkdirSync(store.dataDir, { recursive: true });
    const [before, after] = ['before', 'after'].map((name) => path.join(store.dataDir, `${name}.sqlite`));
    assert.ok(before && after);
    await store.backup(before);
    await store.erase('gone@example.com');
    assert.deepEqual(await store.restore(before, { replace: true }), { submissions: 1 });

    // The list travels with later backups: another installation that holds it refuses the old one's rows too.
    await store.backup(after);
    const elsewhere = await stores.fresh();
    await elsewhere.restore(after, { replace: false });
    assert.deepEqual(await elsewhere.restore(before, { replace: true }), { submissions: 1 });
    assert.deepEqual(
      (await Array.fromAsync(elsewhere.list({}))).map(({ id }) => id),
      [kept.id],
    );
  });

  test('a backup fills an empty store, and unsent mails wait for a decision', async () => {
    const store = await stores.fresh();
    const application = someApplication(someCv('kept through a backup'));
    const quotes = someSubmissions(120);
    await Promise.all([application, ...quotes].map((submission) => store.accept(submission)));
    const [sent] = await store.claimMails({ owner: 'one', now: new Date(), leaseMs: 30_000, limit: 1 });
    assert.ok(sent);
    await store.markSent(sent.id, 'one', new Date());

    mkdirSync(store.dataDir, { recursive: true });
    const file = path.join(store.dataDir, 'backup.sqlite');
    writeFileSync(path.join(store.dataDir, 'not-a-backup'), 'hello');
    assert.deepEqual(await store.backup(file), { submissions: 121 });
    await assert.rejects(store.backup(file), /exists already/);
    assert.equal(existsSync(`${file}.partial`), false);

    const target = await stores.fresh();
    await assert.rejects(
      target.restore(path.join(store.dataDir, 'not-a-backup'), { replace: false }),
      /not a backup/,
    );
    await assert.rejects(target.restore(`${file}.none`, { replace: false }), /does not exist/);
    assert.deepEqual(await target.restore(file, { replace: false }), { submissions: 121 });
    assert.deepEqual(await Array.fromAsync(target.list({})), await Array.fromAsync(store.list({})));
    assert.equal(
      Buffer.from((await target.cvBytes(application.id)) ?? []).toString(),
      'kept through a backup',
    );
    assert.deepEqual(await target.mailCounts(), {
      pending: 0,
      sending: 0,
      sent: 1,
      dead: 0,
      unconfirmed: 241,
      settled: 0,
    });

    await assert.rejects(target.restore(file, { replace: false }), /--replace/);
    await target.accept(someSubmission());
    assert.deepEqual(await target.restore(file, { replace: true }), { submissions: 121 });
    assert.equal((await Array.fromAsync(target.list({}))).length, 121);
  });

  test('staff, passkeys, notes, owners and the audit survive backup and restore', async () => {
    const store = await stores.fresh();
    const [layla, omar] = [await addPerson(store, 'Layla', 'admin'), await addPerson(store, 'Omar', 'admin')];
    const by = { staffId: layla.id, now };
    await store.sessions.addPasskey(passkeyOf(layla.id), now);
    const submission = someSubmission();
    await store.accept(submission);
    await store.entries.change(submission.id, 1, { status: 'in-hand', owner: omar.id }, by);
    await store.entries.addNote(submission.id, { staffId: omar.id, text: 'Rang twice', now });
    mkdirSync(store.dataDir, { recursive: true });
    const file = path.join(store.dataDir, 'backup.sqlite');
    await store.backup(file);
    await store.listGone(store.dataDir);

    const target = await stores.fresh();
    // He has been added here already, with another id.
    const again = await addPerson(target, 'Omar');
    for (const replace of [false, true]) {
      await target.restore(file, { replace });
      const entry = await target.entries.find(submission.reference);
      assert.deepEqual([entry?.status, entry?.ownerId, entry?.version], ['in-hand', again.id, 2]);
      assert.deepEqual(
        (await target.entries.notes(submission.id)).map(({ author, text }) => [author, text]),
        [['Omar', 'Rang twice']],
      );
      assert.deepEqual(await references(target, { search: 'towers' }), [submission.reference]);
      assert.deepEqual(
        (await target.audit.ofEntry(submission.id)).map(({ action }) => action),
        ['status', 'owner', 'noted'],
      );
      const people = await target.staff.list(now);
      assert.equal(people.length, 2);
      assert.equal(people.find(({ id }) => id === layla.id)?.passkeys, 1);
      // Nobody's role or way in is taken from a backup where they are known already.
      assert.equal(people.find(({ id }) => id === again.id)?.role, 'sales');
    }
    assert.deepEqual(
      readdirSync(target.dataDir, { recursive: true }).filter((name) => String(name).includes('restore')),
      [],
      'no copy of the backup is left',
    );
  });

  test('after a restore, what somebody had in hand who has left or does other work since waits for nobody unseen', async () => {
    const store = await stores.fresh();
    const [layla, omar, sara, nour] = [
      await addPerson(store, 'Layla', 'admin'),
      await addPerson(store, 'Omar'),
      await addPerson(store, 'Sara', 'admin'),
      await addPerson(store, 'Nour'),
    ];
    const hand = async (
      owner: string,
      status: 'in-hand' | 'won' = 'in-hand',
      submission = someSubmission(),
    ) => {
      await store.accept(submission);
      await store.entries.change(submission.id, 1, { status, owner }, { staffId: layla.id, now });
      return submission;
    };
    const [kept, left, done] = [await hand(layla.id), await hand(omar.id), await hand(omar.id, 'won')];
    const [moved, stillTheirs] = [
      await hand(sara.id),
      await hand(sara.id, 'in-hand', someApplication(someCv('x'))),
    ];
    const lost = await hand(nour.id);
    mkdirSync(store.dataDir, { recursive: true });
    const file = path.join(store.dataDir, 'backup.sqlite');
    await store.backup(file);
    const by = { staffId: layla.id, now: later };
    await store.staff.remove(nour.id, by);
    // Only the list beside the backup knows of Nour where the store is lost; of Omar and Sara this store.
    await store.listGone(store.dataDir);
    await store.staff.remove(omar.id, by);
    await store.staff.changeRole(sara.id, 'hr', by);

    const owners = async (target: Store) => {
      const found = await Promise.all(
        [kept, left, done, moved, stillTheirs, lost].map(({ reference }) => target.entries.find(reference)),
      );
      return found.map((entry) => [layla, omar, sara, nour].find(({ id }) => id === entry?.ownerId)?.name);
    };
    await store.restore(file, { replace: true });
    assert.deepEqual(await owners(store), ['Layla', undefined, 'Omar', undefined, 'Sara', undefined]);
    assert.equal((await store.entries.find(left.reference))?.version, 3, 'a page from before is told');
    const lines = await store.audit.ofEntry(moved.id);
    assert.deepEqual(
      lines.slice(-1).map(({ action, detail, staffId }) => [action, detail, staffId]),
      [['owner', 'nobody', undefined]],
    );

    const elsewhere = await stores.fresh();
    await elsewhere.restore(file, { replace: false });
    assert.deepEqual(await owners(elsewhere), ['Layla', 'Omar', 'Omar', 'Sara', 'Sara', undefined]);
    assert.deepEqual(await references(elsewhere, { status: 'open', owner: 'nobody' }), [lost.reference]);
  });
});
