import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { afterEach, describe, test } from 'node:test';
import { fieldMessage, problemMessage } from '../../../content/form-view.server.ts';
import { locales } from '../../../content/model/locales.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { forms } from '../../../contract/forms.ts';
import type { Accepted, Problem } from '../../../contract/problem.ts';
import { ReferenceTakenError, type Store } from '../../storage/store.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { enquiry, estimate, startApi, type TestApi } from '../testing/test-api.ts';
import { referencePattern } from './reference.ts';

const running: TestApi[] = [];
async function start(...args: Parameters<typeof startApi>): Promise<TestApi> {
  const api = await startApi(...args);
  running.push(api);
  return api;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((api) => api.stop()));
});

const cv = { name: 'Omar.pdf', bytes: buildPdf() };
const { message: description, type: _, ...asked } = enquiry;
const bodies: Record<Exclude<FormName, 'career'>, object> = {
  quote: enquiry,
  contact: { ...asked, description },
  estimate,
};

async function problemOf(response: Response, status: number): Promise<Problem> {
  assert.equal(response.status, status);
  assert.equal(response.headers.get('Content-Type'), 'application/problem+json');
  const problem = (await response.json()) as Problem;
  assert.equal(problem.status, status);
  assert.ok(problem.title && problem.detail && Array.isArray(problem.errors));
  assert.equal(problem.message, problemMessage('en', problem.code));
  return problem;
}

async function acceptedBy(response: Response): Promise<Accepted> {
  assert.equal(response.status, 201, await response.clone().text());
  const accepted = (await response.json()) as Accepted;
  assert.match(accepted.reference, referencePattern);
  return accepted;
}

describe('a visitor who fills a form in rightly', () => {
  for (const form of ['quote', 'contact', 'estimate'] as const) {
    test(`gets the ${form} form's message and a reference, and it is kept`, async () => {
      const api = await start();
      const { reference } = await acceptedBy(await api.post(form, bodies[form]));
      const [kept, ...others] = await api.kept();
      assert.equal(others.length, 0);
      assert.equal(kept?.reference, reference);
      for (const [name, value] of Object.entries(bodies[form])) assert.equal(kept?.fields[name], value);
      assert.equal(api.accepted(), 1);
    });
  }

  test('reads the sentence of the page they are on', async () => {
    const api = await start();
    const contactPage = await acceptedBy(await api.post('quote', { ...enquiry, type: 'Contact us' }));
    assert.equal(contactPage.message, 'Your quote request has been successfully sent');
    const quotePage = await acceptedBy(await api.post('quote', enquiry));
    assert.equal(quotePage.message, 'Your Message has been successfully sent.');
  });

  test('is shown at the desk with where they came from', async () => {
    const api = await start();
    const source = { sourcePage: '/contact-us', sourceReferrer: 'elsewhere.example', utm_source: 'letter' };
    const { reference } = await acceptedBy(await api.post('quote', { ...enquiry, ...source }));
    assert.deepEqual((await api.store.entries.find(reference))?.source, {
      page: '/contact-us',
      referrer: 'elsewhere.example',
      campaign: { utm_source: 'letter' },
    });
    const [kept] = await api.kept();
    assert.ok(kept && !('sourcePage' in kept.fields), 'it is no part of what they wrote');
  });

  test('sends a CV that is kept byte for byte', async () => {
    const api = await start();
    const { reference, message } = await acceptedBy(await api.apply(cv));
    assert.equal(message, 'Your application has been successfully sent');
    const kept = await api.store.find(reference);
    assert.equal(kept?.fields.position, 'HR');
    assert.equal(kept?.cv?.originalName, 'Omar.pdf');
    assert.equal(kept?.cv?.type, 'application/pdf');
    assert.equal(kept?.cv?.verdict, 'clean');
    assert.match(kept?.cv?.storedName ?? '', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/);
    assert.equal(kept?.cv?.size, cv.bytes.length);
    assert.equal(kept?.cv?.sha256, createHash('sha256').update(cv.bytes).digest('hex'));
    assert.deepEqual(Buffer.from((await api.store.cvBytes(kept?.id ?? '')) ?? []), cv.bytes);
  });
});

describe('what cannot be accepted is answered with a problem', () => {
  test('400: a body that is no JSON object, or a key that is no key', async () => {
    const api = await start();
    for (const body of ['', '{', 'null', '[]', '"x"', '12', 'name=Layla']) {
      await problemOf(await api.post('quote', body), 400);
    }
    await problemOf(await api.post('quote', enquiry, { 'Idempotency-Key': 'x'.repeat(201) }), 400);
    await problemOf(await api.post('quote', enquiry, { 'Idempotency-Key': '' }), 400);
  });

  test('400: a boundary that stands only inside of something else, and it counts as an attempt', async () => {
    const api = await start();
    const type = 'multipart/form-data; x="a; boundary=abc;';
    const answer = await api.post('career', '--abc--', { 'Content-Type': type });
    assert.ok(answer.headers.has('RateLimit'));
    await problemOf(answer, 400);
    assert.ok(!api.logged.some((line) => line.includes('not stored')));
  });

  test('405: any other method, with what is allowed', async () => {
    const api = await start();
    for (const form of Object.keys(forms) as FormName[]) {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const response = await fetch(api.urlOf(form), { method });
        assert.equal(response.headers.get('Allow'), 'POST, OPTIONS');
        await problemOf(response, 405);
      }
    }
  });

  test('404: an endpoint that is none', async () => {
    const api = await start();
    await problemOf(await fetch(`${api.origin}/api/application/quotes`, { method: 'POST' }), 404);
  });

  test('415: another content type or an encoded body', async () => {
    const api = await start();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data',
    ]) {
      await problemOf(await api.post('quote', enquiry, { 'Content-Type': type }), 415);
    }
    await problemOf(await api.post('career', enquiry), 415);
    await problemOf(await api.post('quote', enquiry, { 'Content-Encoding': 'gzip' }), 415);
    await acceptedBy(await api.post('quote', enquiry, { 'Content-Type': 'Application/JSON; charset=utf-8' }));
  });

  test('413: more than 32 KB, declared or not', async () => {
    const api = await start();
    const long = JSON.stringify({ ...enquiry, message: 'x'.repeat(33 * 1024) });
    await problemOf(await api.post('quote', long), 413);
    const chunked = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(long));
        controller.close();
      },
    });
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: chunked,
      duplex: 'half',
    };
    await problemOf(await fetch(api.urlOf('quote'), init as RequestInit), 413);
  });

  test('413: a CV of more than 5 MB, whether the whole body shows it or only the file', async () => {
    const api = await start();
    for (const extra of [1, 1024 * 1024]) {
      const bytes = Buffer.concat([cv.bytes, Buffer.alloc(5 * 1024 * 1024 - cv.bytes.length + extra, ' ')]);
      const { errors } = await problemOf(await api.apply({ name: 'cv.pdf', bytes }), 413);
      const message = 'The selected file must be smaller than 5 MB';
      assert.deepEqual(errors, [{ field: 'cv', code: 'file-too-large', message }]);
    }
  });

  test('422: every field to correct at once, in the visitor’s words', async () => {
    const api = await start();
    const { code, errors } = await problemOf(await api.post('quote', { name: '1', email: 'x' }), 422);
    assert.equal(code, 'check-fields');
    assert.deepEqual(errors, [
      { field: 'name', code: 'invalid', message: 'Enter your name using letters' },
      {
        field: 'email',
        code: 'email-invalid',
        message: 'Enter an email address in the correct format, like name@example.com',
      },
      { field: 'phone', code: 'required', message: 'Enter your phone number' },
    ]);
    const applied = await problemOf(await api.apply(undefined), 422);
    assert.deepEqual(applied.errors, [{ field: 'cv', code: 'required', message: 'Select your CV' }]);
  });

  test('in the language the caller asks for, and the entry keeps it', async () => {
    const api = await start();
    for (const locale of locales) {
      const headers = { 'Accept-Language': `xx, ${locale};q=0.5` };
      const refused = await api.post('quote', {}, headers);
      assert.equal(refused.headers.get('Content-Language'), locale);
      const { message, errors } = (await refused.json()) as Problem;
      assert.equal(message, problemMessage(locale, 'check-fields'));
      const [first] = errors;
      assert.ok(first);
      assert.equal(first.message, fieldMessage(locale, 'quote', first));
      const { reference } = await acceptedBy(await api.post('quote', enquiry, headers));
      assert.equal((await api.store.find(reference))?.locale, locale);
    }
  });

  test('408: a body that does not arrive', async () => {
    const api = await start({ bodyTimes: { textMs: 40, cvMs: 40 } });
    for (const [form, type] of [
      ['quote', 'application/json'],
      ['career', 'multipart/form-data; boundary=x'],
    ] as const) {
      const head = `POST /api/application/${form} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`;
      const answer = await rawRequest(api.port, [head]);
      assert.match(answer, /^HTTP\/1\.1 408 /);
    }
    await acceptedBy(await api.post('quote', enquiry));
  });

  test('503: a store that cannot write, without a word of what it said', async () => {
    const api = await start({
      store: (real) => ({
        hit: real.hit,
        accept: () => Promise.reject(new Error(`disk full while writing ${enquiry.email}`)),
      }),
    });
    const response = await api.post('quote', enquiry);
    assert.ok(response.headers.has('Retry-After'));
    const problem = await problemOf(response, 503);
    assert.ok(!JSON.stringify(problem).includes('disk full'));
    assert.equal(problem.code, 'unavailable');
    assert.ok(api.logged.join('').includes('submission not stored'));
    assert.ok(!api.logged.join('').includes(enquiry.email));
  });
});

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
    await problemOf(await api.post('contact', bodies.contact, headers), 422);
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

describe('calls from other sites', () => {
  const partner = 'https://partner.example';

  test('are answered for the allowed ones, preflight included', async () => {
    const api = await start({ config: { allowedOrigins: [partner] } });
    const preflight = await fetch(api.urlOf('quote'), {
      method: 'OPTIONS',
      headers: {
        Origin: partner,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('Access-Control-Allow-Origin'), partner);
    assert.match(preflight.headers.get('Access-Control-Allow-Headers') ?? '', /Idempotency-Key/);
    assert.equal(preflight.headers.get('Access-Control-Allow-Methods'), 'POST');
    const response = await api.post('quote', enquiry, { Origin: partner });
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), partner);
    assert.match(response.headers.get('Vary') ?? '', /Origin/);
    await acceptedBy(response);
    const refused = await api.post('quote', {}, { Origin: partner });
    assert.equal(refused.headers.get('Access-Control-Allow-Origin'), partner);
    await problemOf(refused, 422);
  });

  test('are refused for the rest', async () => {
    const api = await start({ config: { allowedOrigins: [partner] } });
    for (const origin of [
      'https://evil.example',
      'null',
      'http://partner.example',
      `${partner}.evil.example`,
    ]) {
      const response = await api.post('quote', enquiry, { Origin: origin });
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), null);
      await problemOf(response, 403);
      const preflight = await fetch(api.urlOf('quote'), { method: 'OPTIONS', headers: { Origin: origin } });
      await problemOf(preflight, 403);
    }
    assert.equal((await api.kept()).length, 0);
  });

  test('the site’s own pages need no permission', async () => {
    const api = await start();
    await acceptedBy(await api.post('quote', enquiry, { Origin: api.origin }));
  });
});

test('nothing a visitor typed is in the log', async () => {
  const api = await start();
  await acceptedBy(await api.post('quote', enquiry));
  await acceptedBy(await api.apply(cv));
  await problemOf(await api.post('estimate', { ...estimate, contactNumber: 'none' }), 422);
  await problemOf(await api.post('quote', `{"name":"${enquiry.name}"`), 400);
  assert.equal(api.logged.length, 4);
  const log = api.logged.join('').toLowerCase();
  for (const secret of [
    'layla',
    'haddad',
    'example.com',
    '123 4567',
    '1234567',
    'chillers',
    'omar',
    '7654321',
    'marina',
    'cleaning',
  ]) {
    assert.ok(!log.includes(secret), `${secret} is in the log`);
  }
  assert.ok(log.includes('submission accepted') && log.includes('submission refused'));
});

test('an operator can count answers by form and outcome', async () => {
  const counted: string[] = [];
  const api = await start({
    metrics: {
      answered: (form, outcome) => void counted.push(`${form} ${outcome}`),
      cvChecked: (outcome) => void counted.push(`cv ${outcome}`),
    },
  });
  const headers = { 'Idempotency-Key': randomUUID() };
  await api.post('quote', enquiry, headers);
  await api.post('quote', enquiry, headers);
  await api.post('quote', {});
  await api.apply(cv);
  await api.apply({ name: 'cv.pdf', bytes: Buffer.from('MZ') });
  assert.deepEqual(counted, [
    'quote stored',
    'quote replayed',
    'quote 422',
    'cv clean',
    'career stored',
    'cv refused',
    'career 422',
  ]);
});

test('an operator can tell what could not be stored from uploads that found no place', async () => {
  const counted: string[] = [];
  const metrics = {
    answered: (form: FormName, outcome: string) => void counted.push(`${form} ${outcome}`),
    cvChecked: () => undefined,
  };
  const nobody = { atATime: 0, ofOneNetwork: 0, inLine: 0, inLineOfOneNetwork: 0 };
  const full = await start({
    metrics,
    placeRules: { ...nobody, waitMs: 0, graceMs: 1000, leastBytesPerSecond: 1 },
  });
  const answer = await problemOf(await full.apply(cv), 503);
  const broken = await start({
    metrics,
    store: () => ({ accept: () => Promise.reject(new Error('The disk is full.')) }),
  });
  await problemOf(await broken.apply(cv), 503);
  assert.deepEqual(counted, ['career busy', 'career 503']);
  assert.ok(!('outcome' in answer), 'which is nobody else’s business');
});
