import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import type { Store } from '../../storage/store.ts';
import { acceptedBy, cv, problemOf, start } from '../testing/answers.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { enquiry, estimate } from '../testing/test-api.ts';

describe('abuse', () => {
  test('the eleventh submission in a minute waits, another form and another address do not', async () => {
    let address = '192.0.2.1';
    const api = await start({
      config: { rateLimitPerMinute: 10 },
      clientAddress: () => address,
      now: () => new Date('2026-11-20T10:00:15Z'),
    });
    for (let i = 0; i < 10; i++) {
      const response = await api.post('quote', { ...enquiry, message: String(i) });
      assert.equal(response.headers.get('RateLimit'), `"address";r=${9 - i};t=45`);
      await acceptedBy(response);
    }
    const refused = await api.post('quote', enquiry);
    assert.equal(refused.headers.get('Retry-After'), '45');
    assert.equal(refused.headers.get('RateLimit-Policy'), '"address";q=10;w=60');
    assert.equal(refused.headers.get('RateLimit'), '"address";r=0;t=45');
    assert.equal((await problemOf(refused, 429)).code, 'too-many');
    await acceptedBy(await api.post('estimate', estimate));
    address = '192.0.2.2';
    await acceptedBy(await api.post('quote', enquiry));
    assert.equal((await api.kept()).length, 12);
  });

  test('all addresses of one IPv6 network count as one, and no address is kept as it is', async () => {
    let address = '2001:db8:1:2::1';
    const buckets: string[] = [];
    const api = await start({
      config: { rateLimitPerMinute: 1 },
      clientAddress: () => address,
      store: (real) => ({
        accept: real.accept,
        hit(bucket, windowMs, now) {
          buckets.push(bucket);
          return real.hit(bucket, windowMs, now);
        },
      }),
    });
    await acceptedBy(await api.post('quote', enquiry));
    address = '2001:db8:1:2:ffff::9';
    await problemOf(await api.post('quote', enquiry), 429);
    address = '2001:db8:1:3::1';
    await acceptedBy(await api.post('quote', enquiry));
    assert.ok(buckets.every((bucket) => !bucket.includes('2001')));
  });

  test('what is kept of an address is made with the installation’s secret, for all its processes alike', async () => {
    const address = '192.0.2.77';
    const buckets: string[] = [];
    const noting = (real: Store) => ({
      ...real,
      hit(...hit: Parameters<Store['hit']>) {
        buckets.push(hit[0]);
        return real.hit(...hit);
      },
    });
    const options = { clientAddress: () => address, store: noting };
    const one = await start(options);
    const another = await start({ ...options, store: () => noting(one.store) });
    const elsewhere = await start(options);
    for (const api of [one, another, elsewhere]) await acceptedBy(await api.post('quote', enquiry));
    assert.equal(buckets[0], buckets[1]);
    assert.notEqual(buckets[1], buckets[2], 'a bare hash is the same everywhere');
  });

  test('however many entries and refused attempts come from others, a valid one is taken', async () => {
    let n = 0;
    const api = await start({ config: { rateLimitPerMinute: 1 }, clientAddress: () => `198.51.100.${n++}` });
    await Promise.all(Array.from({ length: 100 }, () => api.post('quote', '{')));
    for (let i = 0; i < 50; i++) await acceptedBy(await api.post('quote', enquiry));
    await acceptedBy(await api.apply(cv));
  });

  test('refused attempts count too, and who goes on is no longer read', async () => {
    const api = await start({ config: { rateLimitPerMinute: 3 } });
    for (const body of ['{', JSON.stringify({ name: 'L' }), JSON.stringify({ ...enquiry, subjectLine: 'x' })])
      assert.ok((await api.post('quote', body)).headers.has('RateLimit'));
    const refused = await problemOf(await api.post('quote', enquiry), 429);
    assert.equal(refused.code, 'too-many');
    await problemOf(await api.post('quote', '{'), 429);
    await problemOf(await api.post('quote', enquiry), 429);
    // Twice the limit: from now on not even the body is waited for.
    const head =
      'POST /api/application/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n';
    assert.match(await rawRequest(api.port, [head]), /^HTTP\/1\.1 429 /);
    await acceptedBy(await api.post('estimate', estimate));
  });

  test('an application counts when it is valid: one byte is one attempt, a replay is none', async () => {
    const api = await start({ config: { rateLimitPerMinute: 3 } });
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await acceptedBy(await api.apply(cv, headers));
    await problemOf(await api.apply(undefined), 422);
    await acceptedBy(await api.apply({ ...cv, name: 'second.pdf' }));
    assert.deepEqual(await acceptedBy(await api.apply(cv, headers)), first);
    await problemOf(await api.apply(cv), 429);
    assert.equal((await api.kept()).length, 2);
  });

  test('who sends one application again and again is no longer read, long after any honest retry', async () => {
    const api = await start({
      config: { rateLimitPerMinute: 10 },
      now: () => new Date('2026-11-20T10:00:15Z'),
    });
    const key = randomUUID();
    const first = await acceptedBy(await api.apply(cv, { 'Idempotency-Key': key }));
    for (let again = 0; again < 20; again += 1)
      assert.deepEqual(await acceptedBy(await api.apply(cv, { 'Idempotency-Key': key })), first);
    const head = `POST /api/application/career HTTP/1.1\r\nHost: x\r\nIdempotency-Key: ${key}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n`;
    assert.match(await rawRequest(api.port, [head]), /^HTTP\/1\.1 429 .*retry-after: 45/is);
    await acceptedBy(await api.post('quote', enquiry));
  });

  test('counters that cannot be reached let entries through, and each process counts for itself', async () => {
    const api = await start({
      config: { rateLimitPerMinute: 2 },
      store: (real) => ({
        accept: real.accept,
        hit: () =>
          Promise.reject(Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR' })),
      }),
    });
    await acceptedBy(await api.post('quote', enquiry));
    await acceptedBy(await api.apply(cv));
    await acceptedBy(await api.post('quote', enquiry));
    await problemOf(await api.post('quote', enquiry), 429);
    assert.equal(api.logged.filter((line) => line.includes('limits not counted')).length, 1);
  });

  test('applications over the limit are refused before their file is read', async () => {
    const api = await start({ config: { rateLimitPerMinute: 1 } });
    await acceptedBy(await api.apply(cv));
    const head =
      'POST /api/application/career HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n';
    assert.match(await rawRequest(api.port, [head]), /^HTTP\/1\.1 429 /);
  });

  test('a filled honeypot or an impossible haste is asked to send again, and then passes', async () => {
    const api = await start();
    for (const sign of [{ subjectLine: 'buy' }, { fillTimeMs: 3 }, { fillTimeMs: '3' }]) {
      const { code, errors } = await problemOf(await api.post('quote', { ...enquiry, ...sign }), 422);
      assert.equal(code, 'send-again');
      assert.deepEqual(errors, []);
    }
    assert.equal((await api.kept()).length, 0);
    await acceptedBy(await api.post('quote', { ...enquiry, subjectLine: '', fillTimeMs: 2500 }));
    await acceptedBy(await api.post('quote', { ...enquiry, fillTimeMs: '' }));
  });
});
