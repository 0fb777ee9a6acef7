import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, test } from 'node:test';
import { contentOf } from '../../content/content.server.ts';
import { openStore } from '../storage/open-store.ts';
import type { Store } from '../storage/store.ts';
import { describeOnBothDatabases, testStores } from '../storage/testing/databases.ts';
import { someApplication, someCv, someSubmission, someSubmissions } from '../storage/testing/submission.ts';
import { createMessages, type Messages } from './messages.ts';
import { type MailOutcome, type OutboxTiming, startOutbox } from './outbox.ts';
import { pauseAfter } from './pauses.ts';
import { startMailServer } from './testing/mail-server.ts';
import { createTransport, sweepMailFiles, type Transport } from './transport.ts';

const team = 'team@nasaq.example';
const messages = createMessages({
  from: 'NASAQ <website@nasaq.example>',
  to: { quote: team, contact: team, estimate: team, career: 'careers@nasaq.example' },
});
const hour = 3_600_000;

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** An outbox on a clock that only the test moves, and a way to wait for what it does. */
function outboxOn(
  store: Store,
  transport: Transport,
  timing: Partial<OutboxTiming> = {},
  written: Messages = messages,
) {
  let now = new Date('2026-03-01T08:00:00Z').getTime();
  const outcomes: MailOutcome[] = [];
  const logged: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const note = (details: object, message: string) => logged.push(JSON.stringify(details) + message);
  const outbox = startOutbox({
    store,
    transport,
    messages: written,
    logger: { info: note, warn: note, error: note },
    clock: () => new Date(now),
    onOutcome: (_kind, outcome) => {
      outcomes.push(outcome);
      for (const { count, resolve } of waiting) if (outcomes.length >= count) resolve();
    },
    timing: { graceMs: 200, ...timing },
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= outbox.stop();
    return stopped;
  };
  endings.push(stop);
  return {
    outcomes,
    logged,
    stop,
    wake: outbox.wake,
    pass(ms: number) {
      now += ms;
      outbox.wake();
    },
    untilOutcomes(count: number) {
      return new Promise<void>((resolve) => {
        waiting.push({ count, resolve });
        if (outcomes.length >= count) resolve();
      });
    },
  };
}

async function mailServer() {
  const server = await startMailServer();
  endings.push(() => server.stop());
  return server;
}

const overSmtp = (smtpUrl: string, timeoutMs = 5000) =>
  createTransport({ smtpUrl, mailDir: '/nowhere', timeoutMs });

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

  test('an address in Arabic does not keep the mail from the team where headers must be ASCII', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    server.behave('strict');
    const outbox = outboxOn(store, overSmtp(server.url));
    await store.accept(someSubmission({ fields: { name: 'ليلى', email: 'ليلى@example.com' } }));
    await outbox.untilOutcomes(2);
    const [toTeam, ...others] = server.received;
    assert.deepEqual([toTeam?.to, others], [[team], []], 'the acknowledgement cannot go there');
    assert.equal(toTeam?.email.replyTo, undefined);
    assert.match(toTeam?.email.text ?? '', /ليلى@example\.com[\s\S]+does not reach the visitor/);
  });

  test('an address with an apostrophe gets its acknowledgement, and the team can reply to it', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    const outbox = outboxOn(store, overSmtp(server.url));
    await store.accept(someSubmission({ fields: { name: 'Ann', email: "o'brien@example.com" } }));
    await outbox.untilOutcomes(2);
    assert.deepEqual(server.received.flatMap(({ to }) => to).sort(), ["o'brien@example.com", team].sort());
    const toTeam = server.received.find(({ to }) => to.includes(team));
    assert.equal(toTeam?.email.replyTo?.[0]?.address, "o'brien@example.com");
  });

  test('a visitor who wrote in Arabic is answered in Arabic, and the team is told so', async () => {
    const [store, server] = [await stores.fresh(), await mailServer()];
    const outbox = outboxOn(store, overSmtp(server.url));
    const fields = {
      name: 'ليلى حداد',
      email: 'layla@example.com',
      message: 'مبرّدان في القوز.\nTwo towers.',
    };
    const submission = someSubmission({ locale: 'ar', fields });
    await store.accept(submission);
    await outbox.untilOutcomes(2);
    const to = (address: string) => server.received.find(({ to }) => to.includes(address))?.email;
    const [visitor, ours] = [to('layla@example.com'), to(team)];
    assert.equal(visitor?.subject, `${contentOf('ar').mail.forms.quote.subject}: ${submission.reference}`);
    assert.match(visitor?.html ?? '', /<html lang="ar" dir="rtl">/);
    assert.ok(visitor?.html?.includes(`<bdi dir="ltr">${submission.reference}</bdi>`));
    assert.match(visitor?.text ?? '', /ليلى حداد/);
    assert.doesNotMatch(visitor?.text ?? '', /[a-z]{3,}/);
    assert.match(ours?.html ?? '', /<html lang="en" dir="ltr">/);
    assert.match(ours?.text ?? '', /Language of the page: Arabic/);
    assert.match(
      ours?.html ?? '',
      /<div dir="auto">مبرّدان في القوز\.<\/div><div dir="auto">Two towers\.<\/div>/,
    );
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

test('a mail is tried at least twelve times over at least 48 hours, with growing pauses', () => {
  const pauses: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const pauseMs = pauseAfter(attempt, () => 0);
    if (pauseMs === undefined) break;
    pauses.push(pauseMs);
  }
  assert.ok(pauses.length + 1 >= 12);
  assert.ok(pauses.reduce((sum, pauseMs) => sum + pauseMs, 0) >= 48 * hour);
  assert.deepEqual(
    pauses,
    pauses.toSorted((a, b) => a - b),
  );
  assert.notEqual(
    pauseAfter(3, () => 0.9),
    pauseAfter(3, () => 0.1),
  );
});

test('nothing stays of a message that was erased while its file was written', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-mail-'));
  endings.push(async () => rmSync(folder, { recursive: true, force: true }));
  const store = await openStore({ dataDir: folder });
  endings.push(() => store.close());
  const mailDir = path.join(folder, 'mail');
  const submission = someSubmission();
  await store.accept(submission);
  const files = createTransport({ mailDir });
  const outbox = outboxOn(store, {
    ...files,
    async send(message, beforeCommit) {
      await store.erase(submission.reference);
      await files.send(message, beforeCommit);
    },
  });
  await outbox.untilOutcomes(2);
  assert.deepEqual(outbox.outcomes, ['erased', 'erased']);
  assert.deepEqual(readdirSync(mailDir), []);
});

test('files of mails that are no longer known, and files never finished, are swept', async () => {
  const mailDir = mkdtempSync(path.join(tmpdir(), 'nasaq-mail-'));
  endings.push(async () => rmSync(mailDir, { recursive: true, force: true }));
  for (const name of ['known.team.eml', 'orphan.team.eml', 'old.team.eml.partial', 'young.team.eml.partial'])
    writeFileSync(path.join(mailDir, name), name);
  const longAgo = new Date(Date.now() - 2 * hour);
  utimesSync(path.join(mailDir, 'old.team.eml.partial'), longAgo, longAgo);
  assert.equal(await sweepMailFiles(mailDir, async () => new Set(['known.team'])), 2);
  assert.deepEqual(readdirSync(mailDir).sort(), ['known.team.eml', 'young.team.eml.partial']);
});

test('without a mail server every message lands as a private file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-mail-'));
  endings.push(async () => rmSync(folder, { recursive: true, force: true }));
  const store = await openStore({ dataDir: folder });
  endings.push(() => store.close());
  const mailDir = path.join(folder, 'mail');
  const application = someApplication(someCv('%PDF-1.7 hello'));
  await store.accept(application);
  const outbox = outboxOn(store, createTransport({ mailDir }));
  await outbox.untilOutcomes(2);
  const names = [`${application.id}.acknowledgement.eml`, `${application.id}.team.eml`];
  assert.deepEqual(readdirSync(mailDir).sort(), names);
  assert.equal(statSync(path.join(mailDir, names[1] ?? '')).mode & 0o777, 0o600);
  assert.match(readFileSync(path.join(mailDir, names[1] ?? ''), 'utf8'), /^To: careers@nasaq\.example\r?$/m);
});
