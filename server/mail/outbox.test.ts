import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { describeOnBothDatabases, testStores } from '../storage/testing/databases.ts';
import { someSubmission, someSubmissions } from '../storage/testing/submission.ts';
import { createMessages } from './messages.ts';
import { pauseAfter } from './pauses.ts';
import { hour, mailServer, outboxOn, overSmtp, team } from './testing/outbox-under-test.ts';

describeOnBothDatabases('the outbox', (stores) => {
  test('delivers both mails of a submission, each once', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    const outbox = outboxOn(store, overSmtp(server.url));
    const submission = someSubmission();
    await store.accept(submission);
    outbox.wake();
    await outbox.untilOutcomes(2);
    assert.deepEqual(server.received.flatMap(({ to }) => to).sort(), ['layla@example.com', team].sort());
    assert.deepEqual(
      server.received.map(({ email }) => email.messageId).sort(),
      [`<${submission.id}.acknowledgement@nasaq.example>`, `<${submission.id}.team@nasaq.example>`].sort(),
    );
    assert.equal((await store.mailCounts()).sent, 2);
  });

  test('delivers every mail once after the mail server was down, refused and hung up', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    const submissions = someSubmissions(5);
    await Promise.all(submissions.map((submission) => store.accept(submission)));
    const mails = submissions.length * 2;

    const down = outboxOn(store, overSmtp('smtp://127.0.0.1:1'));
    await down.untilOutcomes(mails);
    await down.stop();

    const outbox = outboxOn(store, overSmtp(server.url));
    for (const [round, manners] of (
      ['refuses-for-now', 'refuses-message', 'drops-before'] as const
    ).entries()) {
      server.behave(manners);
      outbox.pass(hour);
      await outbox.untilOutcomes(mails * (round + 1));
    }
    assert.equal(server.received.length, 0);
    assert.ok(outbox.outcomes.every((outcome) => outcome === 'retry'));

    server.behave('takes');
    outbox.pass(hour);
    await outbox.untilOutcomes(mails * 4);
    const ids = server.received.map(({ email }) => email.messageId);
    assert.equal(ids.length, mails);
    assert.equal(new Set(ids).size, mails);
    assert.equal((await store.mailCounts()).sent, mails);
  });

  test('a mail server that is away for 48 hours costs no mail, and none comes twice', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    const submissions = someSubmissions(3);
    await Promise.all(submissions.map((submission) => store.accept(submission)));
    const mails = submissions.length * 2;
    server.behave('drops-before');
    const outbox = outboxOn(store, overSmtp(server.url));
    let away = 0;
    let attempts = 0;
    while (away < 48 * hour) {
      attempts += 1;
      await outbox.untilOutcomes(mails * attempts);
      const pause = pauseAfter(attempts, () => 1) ?? assert.fail('given up too soon');
      away += pause / 1.25;
      outbox.pass(pause);
    }
    server.behave('takes');
    outbox.pass(hour);
    await outbox.untilOutcomes(mails * (attempts + 1));
    assert.equal((await store.mailCounts()).sent, mails);
    assert.equal(new Set(server.received.map(({ email }) => email.messageId)).size, mails);
    assert.equal(server.received.length, mails);
  });

  test('two workers on one store deliver every mail once', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    const second = await stores.again(store);
    await Promise.all(someSubmissions(20).map((submission) => store.accept(submission)));
    const one = outboxOn(store, overSmtp(server.url));
    const two = outboxOn(second, overSmtp(server.url));
    for (;;) {
      // Taken before the count: a mail that is sent while the count is read must not be waited for again.
      const [byOne, byTwo] = [one.outcomes.length, two.outcomes.length];
      if ((await store.mailCounts()).sent === 40) break;
      await Promise.race([one.untilOutcomes(byOne + 1), two.untilOutcomes(byTwo + 1)]);
    }
    const ids = server.received.map(({ email }) => email.messageId);
    assert.equal(ids.length, 40);
    assert.equal(new Set(ids).size, 40);
  });
});

describe('the outbox and a mail server with bad manners', () => {
  const stores = testStores(async () => undefined);

  test('when the line breaks after the message, a visitor’s mail is marked and the team’s is sent again', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    server.behave('drops-after');
    const outbox = outboxOn(store, overSmtp(server.url));
    const submission = someSubmission();
    await store.accept(submission);
    outbox.wake();
    await outbox.untilOutcomes(2);
    assert.deepEqual(outbox.outcomes.toSorted(), ['retry', 'unconfirmed']);

    server.behave('takes');
    outbox.pass(hour);
    await outbox.untilOutcomes(3);
    const toTeam = server.received.filter(({ to }) => to.includes(team));
    assert.deepEqual(
      toTeam.map(({ email }) => email.messageId),
      Array(2).fill(`<${submission.id}.team@nasaq.example>`),
    );
    assert.equal(server.received.length - toTeam.length, 1);
    const { sent, unconfirmed } = await store.mailCounts();
    assert.deepEqual({ sent, unconfirmed }, { sent: 1, unconfirmed: 1 });
    assert.ok(outbox.logged.some((line) => line.includes('a mail needs a person')));
  });

  test('marks a visitor’s mail as unconfirmed when the server never answers', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    server.behave('stalls');
    const outbox = outboxOn(store, overSmtp(server.url, 150));
    await store.accept(someSubmission());
    outbox.wake();
    await outbox.untilOutcomes(2);
    assert.deepEqual(outbox.outcomes.toSorted(), ['retry', 'unconfirmed']);
  });

  test('a final refusal of the message ends at once', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    server.behave('refuses-recipient');
    const outbox = outboxOn(store, overSmtp(server.url));
    await store.accept(someSubmission());
    await outbox.untilOutcomes(2);
    assert.deepEqual(outbox.outcomes, ['dead', 'dead']);
    assert.equal((await store.mailCounts()).dead, 2);
  });

  test('who of the team was refused gets the mail later, and nobody gets it twice', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    const [here, busy, gone] = ['a@nasaq.example', 'b@nasaq.example', 'c@nasaq.example'];
    const to = `${here}, Busy <${busy}>, ${gone}`;
    const several = createMessages({
      from: 'website@nasaq.example',
      to: { quote: to, contact: to, estimate: to, career: to },
    });
    server.refuse(busy, 450);
    server.refuse(gone, 550);
    const outbox = outboxOn(store, overSmtp(server.url), {}, several);
    const submission = someSubmission({ fields: { name: 'No address' } });
    await store.accept(submission);
    await outbox.untilOutcomes(1);
    assert.deepEqual(outbox.outcomes, ['retry']);

    server.refuse(busy);
    outbox.pass(hour);
    await outbox.untilOutcomes(2);
    assert.deepEqual(outbox.outcomes, ['retry', 'dead'], 'one of them is refused for good');
    const [mail] = await store.mailsOf(submission.id);
    assert.deepEqual([mail?.lastError, mail?.takenBy], ['EENVELOPE 550', [here, busy]]);

    server.refuse(gone);
    assert.equal(await store.retryMail(mail?.id ?? '', new Date('2026-03-01T10:00:00Z')), true);
    outbox.pass(hour);
    await outbox.untilOutcomes(3);
    assert.deepEqual(
      server.received.map((one) => one.to),
      [[here], [busy], [gone]],
    );
    assert.equal((await store.mailCounts()).sent, 1);
  });

  test('a mail whose missing recipient has left the team since needs nobody any more', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    await store.accept(someSubmission({ fields: { name: 'No address' } }));
    const [mail] = await store.claimMails({ owner: 'a', now: new Date(), leaseMs: 1000, limit: 1 });
    await store.markFailed(mail?.id ?? '', 'a', {
      error: 'EENVELOPE 450',
      retryAt: new Date(0),
      takenBy: [team],
    });
    const outbox = outboxOn(store, overSmtp(server.url));
    await outbox.untilOutcomes(1);
    assert.deepEqual([outbox.outcomes, server.received], [['sent'], []]);
  });

  test('mails that a clock a day ahead has queued are sent once it is right again', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    await store.accept(someSubmission({ receivedAt: new Date('2026-03-02T08:00:00Z') }));
    const outbox = outboxOn(store, overSmtp(server.url));
    await outbox.untilOutcomes(2);
    assert.equal((await store.mailCounts()).sent, 2);
  });

  test('does not send a mail that was erased while it was on its way', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    const submission = someSubmission();
    await store.accept(submission);
    const smtp = overSmtp(server.url);
    const outbox = outboxOn(store, {
      close: smtp.close,
      forget: smtp.forget,
      async send(message, beforeCommit) {
        await store.erase(submission.reference);
        await smtp.send(message, beforeCommit);
      },
    });
    await outbox.untilOutcomes(2);
    assert.deepEqual(server.received, []);
    assert.equal((await store.mailCounts()).sent, 0);
  });

  test('a stop in the middle gives mail back, and the team’s on the wire too', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    server.behave('stalls');
    await store.accept(someSubmission({ fields: { name: 'No address' } }));
    const outbox = outboxOn(store, overSmtp(server.url), { graceMs: 10 });
    while (server.received.length === 0) await new Promise(setImmediate);
    await outbox.stop();
    assert.deepEqual(await store.mailCounts(), {
      pending: 1,
      sending: 0,
      sent: 0,
      dead: 0,
      unconfirmed: 0,
      settled: 0,
    });
  });

  test('a leap of the clock does not send a mail twice', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    await store.accept(someSubmission({ fields: { name: 'No address' } }));
    const smtp = overSmtp(server.url);
    let sends = 0;
    const outbox = outboxOn(store, {
      close: smtp.close,
      forget: smtp.forget,
      async send(message, beforeCommit) {
        sends += 1;
        if (sends === 1) {
          outbox.pass(hour); // the lease runs out, and another lane takes the mail
          await outbox.untilOutcomes(1);
        }
        await smtp.send(message, beforeCommit);
      },
    });
    await outbox.untilOutcomes(2);
    assert.equal(server.received.length, 1);
    assert.deepEqual(await store.mailCounts(), {
      pending: 0,
      sending: 0,
      sent: 1,
      dead: 0,
      unconfirmed: 0,
      settled: 0,
    });
  });

  test('gives up after its last attempt, and says so at the desk', async () => {
    const store = await stores.fresh();
    await store.accept(someSubmission({ fields: { name: 'No address' } }));
    const outbox = outboxOn(store, overSmtp('smtp://127.0.0.1:1'));
    await outbox.untilOutcomes(1);
    for (let attempt = 2; attempt <= 14; attempt += 1) {
      outbox.pass(24 * hour);
      await outbox.untilOutcomes(attempt);
    }
    assert.deepEqual(outbox.outcomes.slice(-2), ['retry', 'dead']);
    const [dead] = await store.listMails(['dead']);
    assert.equal(dead?.attempts, 14);
    assert.match(dead?.lastError ?? '', /^E[A-Z]+$/);
  });

  test('logs codes and ids, never a name, an address or a word of a message', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    server.behave('refuses-recipient');
    const outbox = outboxOn(store, overSmtp(server.url));
    await store.accept(someSubmission());
    outbox.wake();
    await outbox.untilOutcomes(2);
    const log = outbox.logged.join('\n');
    assert.match(log, /EENVELOPE 550/);
    assert.doesNotMatch(log, /layla|haddad|050|971|towers|@/i);
  });
});
