import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { ReferenceTakenError } from './store.ts';
import { describeOnBothDatabases } from './testing/databases.ts';
import { someApplication, someCv, someSubmission, someSubmissions } from './testing/submission.ts';

const day = 24 * 60 * 60 * 1000;
const at = (text: string) => new Date(text);

describeOnBothDatabases('the store', (stores) => {
  test('a submission is kept with its fields and queues two mails', async () => {
    const store = await stores.fresh();
    const submission = someSubmission({ locale: 'en-GB' });
    assert.deepEqual(await store.accept(submission), { kind: 'stored' });

    const other = await stores.again(store);
    const found = await other.find(submission.reference);
    assert.deepEqual(found?.fields, submission.fields);
    assert.deepEqual(found?.receivedAt, submission.receivedAt);
    assert.equal(found?.locale, 'en-GB');
    assert.equal(found?.consentVersion, submission.consentVersion);
    const mails = await other.mailsOf(submission.id);
    assert.deepEqual(
      mails.map(({ kind, status }) => [kind, status]),
      [
        ['acknowledgement', 'pending'],
        ['team', 'pending'],
      ],
    );
  });

  test('a CV comes back byte for byte', async () => {
    const store = await stores.fresh();
    const cv = someCv('%PDF-1.7 \u0000\u0001 end', { verdict: 'held' });
    const application = someApplication(cv);
    await store.accept(application);
    const { bytes, ...summary } = cv;
    assert.deepEqual((await store.find(application.reference))?.cv, summary);
    assert.deepEqual(Buffer.from((await store.cvBytes(application.id)) ?? []), Buffer.from(bytes));
  });

  test('words in any script survive', async () => {
    const store = await stores.fresh();
    const fields = { name: 'ليلى 李 🏗️', email: 'a@example.com', message: "'; drop table submission; --" };
    const submission = someSubmission({ fields });
    await store.accept(submission);
    assert.deepEqual((await store.find(submission.reference))?.fields, fields);
  });

  test('a hundred parallel replays of one key make one row', async () => {
    const store = await stores.fresh();
    const second = await stores.again(store);
    const idempotencyKey = randomUUID();
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 === 0 ? store : second).accept(someSubmission({ idempotencyKey })),
      ),
    );
    assert.equal(results.filter((result) => result.kind === 'stored').length, 1);
    const kept = await Array.fromAsync(store.list({}));
    assert.equal(kept.length, 1);
    for (const result of results) {
      if (result.kind !== 'stored')
        assert.deepEqual(result, { kind: 'replayed', reference: kept[0]?.reference });
    }
    assert.equal((await store.mailCounts()).pending, 2);
  });

  test('the same key with another body, or for another form, is a conflict', async () => {
    const store = await stores.fresh();
    const idempotencyKey = randomUUID();
    const first = someSubmission({ idempotencyKey });
    await store.accept(first);
    const otherBody = someSubmission({ idempotencyKey, bodyHash: 'f'.repeat(64) });
    const otherForm = someSubmission({ idempotencyKey, form: 'contact' });
    assert.deepEqual(await store.accept(otherBody), { kind: 'key-conflict' });
    assert.deepEqual(await store.accept(otherForm), { kind: 'key-conflict' });
    assert.equal((await Array.fromAsync(store.list({}))).length, 1);
  });

  test('a reference that is taken is refused, and its neighbours are kept', async () => {
    const store = await stores.fresh();
    const first = someSubmission();
    await store.accept(first);
    const outcomes = await Promise.allSettled([
      store.accept(someSubmission()),
      store.accept(someSubmission({ reference: first.reference })),
      store.accept(someSubmission()),
    ]);
    assert.deepEqual(
      outcomes.map((outcome) => outcome.status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.ok(outcomes[1]?.status === 'rejected' && outcomes[1].reason instanceof ReferenceTakenError);
    assert.equal((await Array.fromAsync(store.list({}))).length, 3);
  });

  test('accepting the very same submission again changes nothing', async () => {
    const store = await stores.fresh();
    const submission = someSubmission();
    await store.accept(submission);
    assert.deepEqual(await store.accept(submission), { kind: 'stored' });
    assert.equal((await store.mailCounts()).pending, 2);
  });

  test('one bad submission does not take its neighbours down', async () => {
    const store = await stores.fresh();
    const cv = someCv('one file');
    await store.accept(someApplication(cv));
    const outcomes = await Promise.allSettled([
      store.accept(someSubmission()),
      store.accept(someApplication(cv)), // the stored name is taken, which cannot happen by chance
      store.accept(someSubmission()),
    ]);
    assert.deepEqual(
      outcomes.map((outcome) => outcome.status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.equal((await Array.fromAsync(store.list({}))).length, 3);
  });

  test('hits are counted across processes and start anew in the next window', async () => {
    const store = await stores.fresh();
    const second = await stores.again(store);
    const now = at('2026-03-01T08:00:10Z');
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : second).hit('quote:192.0.2.1', 60_000, now),
      ),
    );
    assert.deepEqual(
      counts.map(({ count }) => count).sort((a, b) => a - b),
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    assert.deepEqual(counts[0]?.resetAt, at('2026-03-01T08:01:00Z'));
    assert.equal((await store.hit('quote:192.0.2.2', 60_000, now)).count, 1);
    assert.equal((await store.hit('quote:192.0.2.1', 60_000, at('2026-03-01T08:01:00Z'))).count, 1);
  });

  test('says that it can write, again and again', async () => {
    const store = await stores.fresh();
    await store.checkWritable();
    await store.checkWritable();
  });

  test('the list is in order, by form and by date, over many pages', async () => {
    const store = await stores.fresh();
    const start = at('2026-01-01T00:00:00Z').getTime();
    await Promise.all(
      someSubmissions(450).map((submission, index) =>
        store.accept({
          ...submission,
          form: index % 3 === 0 ? 'contact' : 'quote',
          receivedAt: new Date(start + Math.floor(index / 5) * 1000),
        }),
      ),
    );
    const listed = await Array.fromAsync(store.list({}));
    assert.equal(new Set(listed.map(({ id }) => id)).size, 450);
    const moments = listed.map(({ receivedAt }) => receivedAt.getTime());
    assert.deepEqual(
      moments,
      moments.toSorted((a, b) => a - b),
    );
    assert.equal((await Array.fromAsync(store.list({ form: 'contact' }))).length, 150);
    assert.equal((await Array.fromAsync(store.list({ since: new Date(start + 80_000) }))).length, 50);
  });

  test('erasing by reference or by address leaves others alone', async () => {
    const store = await stores.fresh();
    const application = someApplication(someCv('erase me'), { reference: 'NSQ-ERAS-EONE' });
    const estimate = someSubmission({ form: 'estimate', fields: { emailId: 'Layla@Example.com' } });
    const quote = someSubmission();
    for (const submission of [application, estimate, quote]) await store.accept(submission);

    assert.deepEqual(await store.erase('nsq-eras-eone'), [application.id]);
    assert.equal(await store.cvBytes(application.id), undefined);
    assert.deepEqual(await store.mailsOf(application.id), []);
    assert.deepEqual((await store.erase('LAYLA@example.com')).sort(), [estimate.id, quote.id].sort());
    assert.deepEqual(await store.erase('nobody@example.com'), []);
    assert.deepEqual(await Array.fromAsync(store.list({})), []);
    await store.scrub({ thorough: true });
    await store.checkWritable();
  });

  test('what is too old goes, applications sooner', async () => {
    const store = await stores.fresh();
    const now = at('2026-03-01T00:00:00Z');
    const ago = (days: number) => new Date(now.getTime() - days * day);
    const old = someSubmission({ receivedAt: ago(366) });
    const enquiry = someSubmission({ receivedAt: ago(200) });
    const application = someApplication(someCv('middle'), { receivedAt: ago(200) });
    const young = someApplication(someCv('young'), { receivedAt: ago(10) });
    for (const submission of [old, enquiry, application, young]) await store.accept(submission);

    const limits = { before: ago(365), applicationsBefore: ago(180), limit: 100 };
    assert.deepEqual(await store.expire(limits), [old.id, application.id]);
    assert.deepEqual(await store.expire(limits), []);
    assert.equal(await store.cvBytes(application.id), undefined);
    assert.deepEqual(
      (await Array.fromAsync(store.list({}))).map(({ id }) => id),
      [enquiry.id, young.id],
    );
  });

  test('one address hears from us a few times an hour, the team every time', async () => {
    const store = await stores.fresh();
    for (let sent = 0; sent < 6; sent += 1) await store.accept(someSubmission());
    await store.accept(someSubmission({ receivedAt: at('2026-03-01T09:30:00Z') }));
    const mails = await store.listMails(['pending']);
    const count = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
    assert.deepEqual([count('team'), count('acknowledgement')], [7, 4]);
  });

  test('a clock that leaps is not trusted for some days, in either direction', async () => {
    const store = await stores.fresh();
    const start = at('2026-03-01T00:00:00Z').getTime();
    const on = (days: number) => store.clockIsTrusted(new Date(start + days * day));
    assert.deepEqual([await on(0), await on(0.04), await on(1)], [true, true, true]);
    assert.deepEqual([await on(401), await on(402), await on(403)], [false, false, false]);
    assert.deepEqual([await on(2), await on(3), await on(4), await on(5)], [false, false, false, true]);
  });

  test('an installation keeps one secret', async () => {
    const store = await stores.fresh();
    const secrets = await Promise.all([store.secret(), store.secret()]);
    assert.match(secrets[0], /^[0-9a-f]{64}$/);
    assert.equal(secrets[0], secrets[1]);
    assert.equal(await (await stores.again(store)).secret(), secrets[0]);
  });
});
