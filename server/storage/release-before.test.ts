import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formsOf } from '../../contract/desk/roles.ts';
import { describeOnBothDatabases } from './testing/databases.ts';
import { someSubmission } from './testing/submission.ts';

const moment = Date.parse('2026-03-01T08:00:00Z');
const fields = JSON.stringify({
  name: 'Omar Said',
  email: 'omar@example.com',
  contact: '050 765 4321',
  position: 'Facilities Engineer',
  phoneE164: '+971507654321',
});

/** What a server of the first release sends when it accepts an application and mails it. None of it may be refused. */
const accepting = [
  `insert into submission (id, form, reference, email, fields, received_at, locale, consent_version, idempotency_key, body_hash)
    values ('old-1', 'career', 'NSQ-OLD-0001', 'omar@example.com', '${fields}', ${moment}, 'en', '2026-01', 'key-1', 'hash')
    on conflict do nothing returning id`,
  `insert into cv (submission_id, stored_name, original_name, type, size, sha256, verdict, bytes)
    values ('old-1', 'old-1.pdf', 'Omar Said CV.pdf', 'application/pdf', 4, 'sha', 'quarantined', $1)`,
  `insert into mail (id, submission_id, kind, status, attempts, due_at)
    values ('old-1.team', 'old-1', 'team', 'pending', 0, ${moment}),
      ('old-1.acknowledgement', 'old-1', 'acknowledgement', 'pending', 0, ${moment})`,
  `insert into heartbeat (id, beaten_at) values (1, ${moment})
    on conflict (id) do update set beaten_at = ${moment}`,
  `update mail set lease_owner = 'old', leased_until = ${moment + 30_000}, attempts = attempts + 1
    where id in ('old-1.team')`,
  `update mail set status = 'sending', sending_since = ${moment} where id = 'old-1.team' and lease_owner = 'old'`,
  `update mail set status = 'sent', sent_at = ${moment}, lease_owner = null, leased_until = null where id = 'old-1.team'`,
];
const erasing = [`delete from submission where id in ('old-1')`];

describeOnBothDatabases('While a server of the release before still runs on this one’s tables', (stores) => {
  test('what it accepts is mailed, found and stands at the desk like all the rest', async () => {
    const store = await stores.fresh();
    await store.accept(someSubmission({ receivedAt: new Date(moment - 1) }));
    await stores.run(store, accepting, Buffer.from('kept'));
    await store.accept(someSubmission({ receivedAt: new Date(moment + 1) }));

    assert.equal((await store.find('NSQ-OLD-0001'))?.fields.position, 'Facilities Engineer');
    assert.equal(Buffer.from((await store.cvBytes('old-1')) ?? []).toString(), 'kept');
    assert.notEqual((await store.find('NSQ-OLD-0001'))?.cv?.verdict, 'clean');
    const claimed = await store.claimMails({
      owner: 'new',
      now: new Date(moment + 60_000),
      leaseMs: 30_000,
      limit: 10,
    });
    const mails = claimed.map(({ id }) => id).filter((id) => id.startsWith('old-1'));
    assert.deepEqual(mails, ['old-1.acknowledgement'], 'the other was sent already');

    await store.entries.takeUp();
    const { entries } = await store.entries.page(formsOf('admin'), {}, undefined, 10);
    assert.equal(entries.length, 3);
    const entry = entries[1];
    assert.equal(entry?.reference, 'NSQ-OLD-0001', 'by its moment, between the others');
    assert.ok(Number(entry?.dueAt) > moment, 'by when it must be answered');
    const { cv } = (await store.entries.find('NSQ-OLD-0001')) ?? {};
    assert.deepEqual([cv?.verdict, cv?.reasons], ['held', ['scannerDown']], 'its word for it was another');
    const found = await store.entries.page(formsOf('admin'), { search: 'omar facil' }, undefined, 10);
    assert.deepEqual(
      found.entries.map(({ reference }) => reference),
      ['NSQ-OLD-0001'],
    );
  });

  test('what it erases is gone from the desk and its search', async () => {
    const store = await stores.fresh();
    await stores.run(store, accepting, Buffer.from('kept'));
    await store.entries.takeUp();
    await stores.run(store, erasing, Buffer.of());
    assert.equal(await store.find('NSQ-OLD-0001'), undefined);
    assert.deepEqual(
      (await store.entries.page(formsOf('admin'), { search: 'omar' }, undefined, 10)).entries,
      [],
    );
  });
});
