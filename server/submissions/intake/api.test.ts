import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { fieldMessage, problemMessage } from '../../../content/form-view.server.ts';
import { locales } from '../../../content/model/locales.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { forms } from '../../../contract/forms.ts';
import type { Problem } from '../../../contract/problem.ts';
import { acceptedBy, cv, problemOf, start } from '../testing/answers.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { enquiry, estimate } from '../testing/test-api.ts';

const { message: description, type: _, ...asked } = enquiry;
const bodies: Record<Exclude<FormName, 'career'>, object> = {
  quote: enquiry,
  contact: { ...asked, description },
  estimate,
};

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
