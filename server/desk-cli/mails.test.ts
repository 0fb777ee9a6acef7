import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnBothDatabases } from '../storage/testing/databases.ts';
import { someSubmission } from '../storage/testing/submission.ts';
import { atDesk } from './testing/at-desk.ts';

describeOnBothDatabases('mails on the command line', (stores) => {
  test('shows mails in trouble and queues them again', async () => {
    const server = await stores.fresh();
    const submission = someSubmission();
    await server.accept(submission);
    const now = new Date();
    const [first, second] = await server.claimMails({ owner: 'w', now, leaseMs: 30_000, limit: 2 });
    assert.ok(first && second);
    await server.markFailed(first.id, 'w', { error: 'EENVELOPE 550' });
    await server.markUnconfirmed(second.id, 'w', 'ETIMEDOUT');
    const { output } = await atDesk(stores, server, 'mail');
    assert.match(output, /dead, 1 attempt, last answer EENVELOPE 550/);
    assert.match(output, /unconfirmed, 1 attempt, last answer ETIMEDOUT/);
    assert.match(output, /0 waiting, 1 dead, 1 unconfirmed/);
    assert.match(
      (await atDesk(stores, server, `mail retry ${submission.reference}`)).output,
      /^2 mails queued/,
    );
    assert.match((await atDesk(stores, server, 'mail')).output, /2 waiting, 0 dead, 0 unconfirmed/);
    const { rows } = await server.audit.page({});
    assert.deepEqual(
      rows.map(({ action, reference, detail }) => [action, reference, detail]),
      [['mail-retried', submission.reference, '2']],
    );
  });

  test('takes off the list the mails that somebody has seen to by hand', async () => {
    const server = await stores.fresh();
    const [one, two] = [someSubmission(), someSubmission()];
    for (const submission of [one, two]) await server.accept(submission);
    for (const { id } of await server.claimMails({ owner: 'w', now: new Date(), leaseMs: 30_000, limit: 9 }))
      await server.markFailed(id, 'w', { error: 'EENVELOPE 550' });
    const settle = async (which: string) => (await atDesk(stores, server, `mail settle ${which}`)).output;
    assert.equal(await settle(one.reference.toLowerCase()), '2 mails settled.\n');
    assert.match((await atDesk(stores, server, 'mail')).output, /0 waiting, 2 dead, 0 unconfirmed/);
    assert.match(
      (await atDesk(stores, server, `show ${one.reference}`)).output,
      /mail \(team\) +settled, 1 att/,
    );
    assert.equal(await settle('all'), '2 mails settled.\n');
    assert.equal(await settle('all'), '0 mails settled.\n');
    assert.match((await atDesk(stores, server, 'mail retry')).output, /^0 mails queued/);
    const { rows } = await server.audit.page({ action: 'mail-settled' });
    assert.deepEqual(
      rows.map(({ reference, detail, staffId }) => [reference, detail, staffId]).sort(),
      [one, two].flatMap(({ reference }) => [
        [reference, 'acknowledgement', undefined],
        [reference, 'team', undefined],
      ]),
    );
  });
});
