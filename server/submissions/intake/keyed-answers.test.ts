import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { ReferenceTakenError } from '../../storage/store.ts';
import { acceptedBy, cv, problemOf, start } from '../testing/answers.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { enquiry } from '../testing/test-api.ts';

const { message: description, type: _, ...asked } = enquiry;
const contact = { ...asked, description };

describe('a submission is kept once', () => {
  test('a replay gets the first answer', async () => {
    const api = await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await acceptedBy(await api.post('quote', enquiry, headers));
    const again = await acceptedBy(await api.post('quote', { fillTimeMs: 9000, ...enquiry }, headers));
    const quoted = await acceptedBy(
      await api.post('quote', enquiry, { 'Idempotency-Key': `"${headers['Idempotency-Key']}"` }),
    );
    assert.deepEqual([again, quoted], [first, first]);
    assert.equal((await api.kept()).length, 1);
    assert.equal(api.accepted(), 1);
  });

  test('a hundred parallel replays make one row and count as one submission', async () => {
    const api = await start({ config: { rateLimitPerMinute: 2 } });
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 100 }, () => api.post('quote', enquiry, headers)));
    const references = await Promise.all(answers.map(async (answer) => (await acceptedBy(answer)).reference));
    assert.equal(new Set(references).size, 1);
    assert.equal((await api.kept()).length, 1);
    assert.equal(api.accepted(), 1);
    await acceptedBy(await api.post('quote', { ...enquiry, message: 'Something else' }));
  });

  test('a replay that another process must answer gets the first answer from the database', async () => {
    const api = await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await acceptedBy(await api.post('quote', enquiry, headers));
    const other = await start({ store: () => api.store });
    assert.deepEqual(await acceptedBy(await other.post('quote', enquiry, headers)), first);
    await problemOf(await other.post('quote', { ...enquiry, name: 'Someone Else' }, headers), 422);
    assert.equal((await api.kept()).length, 1);
  });

  test('a replayed application with its CV makes one row', async () => {
    const api = await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([
      api.apply(cv, headers),
      api.apply(cv, headers),
      api.apply(cv, headers),
    ]);
    const references = await Promise.all(answers.map(async (answer) => (await acceptedBy(answer)).reference));
    assert.equal(new Set(references).size, 1);
    assert.equal((await api.kept()).length, 1);
    const other = { name: 'Omar.pdf', bytes: buildPdf({ words: 'another' }) };
    await problemOf(await api.apply(other, headers), 422);
  });

  test('the same key with another body, or on another form, is refused', async () => {
    const api = await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    await acceptedBy(await api.post('quote', enquiry, headers));
    const changed = await problemOf(await api.post('quote', { ...enquiry, message: 'Other' }, headers), 422);
    assert.equal(changed.code, 'key-reused');
    await problemOf(await api.post('contact', contact, headers), 422);
    assert.equal((await api.kept()).length, 1);
  });

  test('a key whose first request hangs is answered 409, and another body with it 422', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const api = await start({
      replayWaitMs: 20,
      store: (real) => ({
        hit: real.hit,
        accept(submission) {
          reach();
          return gate.then(() => real.accept(submission));
        },
      }),
    });
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = api.post('quote', enquiry, headers);
    await reached;
    await problemOf(await api.post('quote', enquiry, headers), 409);
    await problemOf(await api.post('quote', { ...enquiry, message: 'Other' }, headers), 422);
    open();
    await acceptedBy(await first);
    assert.equal((await api.kept()).length, 1);
  });

  test('a reference that is taken is made anew', async () => {
    let tries = 0;
    const api = await start({
      store: (real) => ({
        hit: real.hit,
        accept(submission) {
          tries += 1;
          return tries < 3
            ? Promise.reject(new ReferenceTakenError(submission.reference))
            : real.accept(submission);
        },
      }),
    });
    await acceptedBy(await api.post('quote', enquiry));
    assert.equal(tries, 3);
  });
});
