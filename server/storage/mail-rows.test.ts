import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnBothDatabases } from './testing/databases.ts';
import { someSubmission } from './testing/submission.ts';

const at = (text: string) => new Date(text);
const now = at('2026-03-02T08:00:00Z');

describeOnBothDatabases('mails in the store', (stores) => {
  test('two workers never claim the same mail', async () => {
    const store = await stores.fresh();
    const second = await stores.again(store);
    await Promise.all(Array.from({ length: 20 }, () => store.accept(someSubmission())));
    const claim = { now: at('2026-03-01T09:00:00Z'), leaseMs: 30_000, limit: 10 };
    const claimed = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? store : second).claimMails({ ...claim, owner: `worker ${index}` }),
      ),
    );
    const ids = claimed.flat().map(({ id }) => id);
    assert.equal(ids.length, new Set(ids).size);
    assert.ok(ids.length > 0 && ids.length <= 40);
  });

  test('a mail whose worker died before sending goes to another; a visitor’s that was on the wire is marked, the team’s sent again', async () => {
    const store = await stores.fresh();
    await store.accept(someSubmission());
    const now = at('2026-03-01T09:00:00Z');
    const later = at('2026-03-01T09:01:00Z');
    await store.accept(someSubmission({ fields: { name: 'No address' } }));
    const claimed = await store.claimMails({ owner: 'dead', now, leaseMs: 30_000, limit: 3 });
    const wired = claimed.find(({ kind }) => kind === 'acknowledgement');
    const [untouched, wiredToTeam] = claimed.filter(({ kind }) => kind === 'team');
    assert.ok(untouched && wired && wiredToTeam);
    assert.equal(await store.markSending(wired.id, 'dead', now), true);
    assert.equal(await store.markSending(wiredToTeam.id, 'dead', now), true);
    assert.equal(await store.markAbandoned(now), 0, 'the lease still runs');

    assert.equal(await store.markAbandoned(later), 2);
    const again = await store.claimMails({ owner: 'alive', now: later, leaseMs: 30_000, limit: 10 });
    assert.deepEqual(
      again.map(({ id, attempt }) => [id, attempt]).toSorted(),
      [
        [untouched.id, 2],
        [wiredToTeam.id, 2],
      ].toSorted(),
    );
    assert.equal(await store.markSending(untouched.id, 'dead', later), false, 'the lease is lost');
    await store.markSent(untouched.id, 'dead', later);
    assert.equal((await store.mailCounts()).sent, 0);
    await store.markSent(untouched.id, 'alive', later);
    assert.deepEqual(await store.mailCounts(), {
      pending: 1,
      sending: 0,
      sent: 1,
      dead: 0,
      unconfirmed: 1,
      settled: 0,
    });
  });

  test('a renewed lease keeps others away; a failed mail waits for its time; a dead one can be tried again', async () => {
    const store = await stores.fresh();
    await store.accept(someSubmission());
    const now = at('2026-03-01T09:00:00Z');
    const later = at('2026-03-01T09:01:00Z');
    const claim = { leaseMs: 30_000, limit: 10 };
    const [first, second] = await store.claimMails({ ...claim, owner: 'one', now });
    assert.ok(first && second);
    await store.renewLeases('one', [first.id, second.id], at('2026-03-01T09:02:00Z'));
    assert.deepEqual(await store.claimMails({ ...claim, owner: 'two', now: later }), []);

    await store.markFailed(first.id, 'one', { error: 'ECONNECTION', retryAt: at('2026-03-01T10:00:00Z') });
    await store.markFailed(second.id, 'one', { error: 'EENVELOPE 550' });
    assert.deepEqual(await store.claimMails({ ...claim, owner: 'two', now: later }), []);
    const [dead] = await store.listMails(['dead']);
    assert.equal(dead?.lastError, 'EENVELOPE 550');

    assert.equal(await store.retryMails(later, 'NSQ-NONE-NONE'), 0);
    assert.equal(await store.retryMails(later), 1);
    const claimed = await store.claimMails({ ...claim, owner: 'two', now: later });
    assert.deepEqual(
      claimed.map(({ id, attempt }) => [id, attempt]),
      [[second.id, 1]],
    );
    await store.releaseMail(second.id, 'two');
    assert.deepEqual(
      (await store.claimMails({ ...claim, owner: 'three', now: later })).map(({ attempt }) => attempt),
      [1],
    );
  });

  test('mails are listed by state and page, and one is sent again only when it needs to be', async () => {
    const store = await stores.fresh();
    const submissions = [1, 2, 3].map((hour) =>
      someSubmission({ receivedAt: at(`2026-03-01T0${hour}:00:00Z`) }),
    );
    for (const submission of submissions) await store.accept(submission);
    const first = await store.mailPage(['pending', 'sending'], undefined, 4);
    const second = await store.mailPage(['pending', 'sending'], first.next, 4);
    assert.equal(second.next, undefined);
    const ids = [...first.mails, ...second.mails].map(({ submissionId }) => submissionId);
    assert.deepEqual([...new Set(ids)], submissions.map(({ id }) => id).reverse());
    assert.equal(ids.length, 6);

    const [mail] = await store.claimMails({ owner: 'one', now, leaseMs: 60_000, limit: 1 });
    assert.ok(mail);
    assert.equal(await store.retryMail(mail.id, now), false, 'it is being sent');
    await store.markFailed(mail.id, 'one', { error: 'EENVELOPE' });
    assert.deepEqual((await store.mailPage(['dead'], undefined, 4)).mails[0]?.lastError, 'EENVELOPE');
    assert.equal(await store.retryMail(mail.id, now), true);
    assert.equal((await store.findMail(mail.id))?.status, 'pending');
    assert.equal(await store.findMail('none'), undefined);
  });
});
