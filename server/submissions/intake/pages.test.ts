import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { start } from '../testing/answers.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import {
  applicant,
  applicationForm,
  enquiry,
  estimate,
  startApi,
  type TestApi,
} from '../testing/test-api.ts';

let api: TestApi;
let now = new Date('2026-11-20T10:00:00Z');
before(async () => {
  api = await startApi({ now: () => now });
});
after(() => api.stop());
let alreadyKept = 0;
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  alreadyKept = (await api.kept()).length;
});
const newlyKept = async () => (await api.kept()).slice(alreadyKept);

const pageUrl = 'https://www.nasaq.example/contact-us';
const posted = (fields: Record<string, string>) =>
  new Request(pageUrl, { method: 'POST', body: new URLSearchParams(fields) });

test('a visitor without JavaScript sends a form and reads its success message', async () => {
  const outcome = await api.page.accept(
    'quote',
    posted({ ...enquiry, type: 'Contact us', subjectLine: '', fillTimeMs: '' }),
  );
  assert.ok(outcome.ok);
  assert.equal(outcome.message, 'Your quote request has been successfully sent');
  const [kept] = await newlyKept();
  assert.equal(kept?.reference, outcome.reference);
  assert.equal(kept?.fields.name, enquiry.name);
});

test('what they typed is kept on the page when something is wrong', async () => {
  const outcome = await api.page.accept('estimate', posted({ ...estimate, emailId: 'nobody', hacked: 'x' }));
  assert.ok(!outcome.ok);
  assert.equal(outcome.status, 422);
  assert.equal(
    outcome.message,
    'There is a problem with what you entered. Check the marked fields and send again.',
  );
  assert.deepEqual(outcome.errors, [
    {
      field: 'emailId',
      code: 'email-invalid',
      message: 'Enter an email address in the correct format, like name@example.com',
    },
  ]);
  assert.deepEqual(outcome.values, { ...estimate, emailId: 'nobody' });
});

test('what fails for another reason is told in the form’s own words', async () => {
  const outcome = await api.page.accept('estimate', posted({ ...estimate, subjectLine: 'spam' }));
  assert.ok(!outcome.ok);
  assert.equal(outcome.message, 'Failed to submit request. Please try again.');
});

test('the quote form shows what the server says', async () => {
  const outcome = await api.page.accept('quote', posted({ ...enquiry, subjectLine: 'spam' }));
  assert.ok(!outcome.ok);
  assert.equal(
    outcome.message,
    'We could not tell this from an automated message. Please press the button again.',
  );
  assert.equal(outcome.values.subjectLine, undefined);
});

test('an application with its CV is sent as multipart', async () => {
  const cv = { name: 'cv.pdf', bytes: buildPdf() };
  const sent = new Request(pageUrl, { method: 'POST', body: applicationForm(cv) });
  const outcome = await api.page.accept('career', sent);
  assert.ok(outcome.ok, JSON.stringify(outcome));
  assert.equal((await newlyKept())[0]?.cv?.size, cv.bytes.length);
});

test('an application without a CV keeps the rest', async () => {
  const sent = new Request(pageUrl, {
    method: 'POST',
    body: applicationForm({ name: '', bytes: Buffer.alloc(0) }),
  });
  const outcome = await api.page.accept('career', sent);
  assert.ok(!outcome.ok);
  assert.deepEqual(outcome.errors, [{ field: 'cv', code: 'required', message: 'Select your CV' }]);
  assert.deepEqual(outcome.values, applicant);
});

/** Ten times what fits into the field, which no limit of bytes may turn into an empty form. */
const pastedLetters = 20_000;

test('a text far over its limit comes back with everything else, also in Arabic', async () => {
  for (const letter of ['x', 'ش', 'क']) {
    const typed = { ...enquiry, message: letter.repeat(letter === 'क' ? pastedLetters / 2 : pastedLetters) };
    const outcome = await api.page.accept('quote', posted(typed));
    assert.ok(!outcome.ok);
    assert.equal(outcome.status, 422);
    assert.deepEqual(
      outcome.errors.map(({ field, code, message }) => [field, code, message]),
      [['message', 'too-long', 'Message must be 2000 characters or fewer']],
    );
    assert.deepEqual(outcome.values, typed);
  }
});

const application = (bytes: Uint8Array) =>
  new Request(pageUrl, { method: 'POST', body: applicationForm({ name: 'cv.pdf', bytes }) });

test('what they typed is kept when nothing can be stored', async () => {
  const broken = await start({
    store: (real) => ({ hit: real.hit, accept: () => Promise.reject(new Error('disk full')) }),
  });
  const answers = [
    [await broken.page.accept('quote', posted(enquiry)), enquiry],
    [await broken.page.accept('career', application(buildPdf())), applicant],
  ] as const;
  for (const [outcome, typed] of answers) {
    assert.ok(!outcome.ok);
    assert.equal(outcome.status, 503);
    assert.deepEqual(outcome.values, typed);
  }
});

test('what they typed is kept over the limit, although the CV is not read any more', async () => {
  const strict = await start({ config: { rateLimitPerMinute: 1 }, now: () => now });
  assert.ok((await strict.page.accept('quote', posted(enquiry))).ok);
  assert.ok((await strict.page.accept('career', application(buildPdf()))).ok);
  const changed = { ...enquiry, message: 'And a pump.' };
  const quote = await strict.page.accept('quote', posted(changed));
  assert.ok(!quote.ok);
  assert.equal(quote.status, 429);
  assert.deepEqual(quote.values, changed);

  // The rest of the file never comes: nobody waits for it.
  const body = `--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\nOmar Said\r\n--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF`;
  const unfinished = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  const init = { method: 'POST', headers, body: unfinished, duplex: 'half' } as RequestInit;
  const career = await strict.page.accept('career', new Request(pageUrl, init));
  assert.ok(!career.ok);
  assert.equal(career.status, 429);
  assert.deepEqual(career.values, { name: 'Omar Said' });
});

test('an applicant keeps what they typed when the CV is too large, or too many arrive at once', async () => {
  const large = Buffer.concat([buildPdf(), Buffer.alloc(5 * 1024 * 1024)]);
  for (const bytes of [large, Buffer.concat([large, Buffer.alloc(1024 * 1024)])]) {
    const sent = application(bytes);
    const length = { 'Content-Length': String((await sent.clone().arrayBuffer()).byteLength) };
    const headers = { ...length, 'Content-Type': sent.headers.get('Content-Type') ?? '' };
    for (const request of [
      sent.clone(),
      new Request(pageUrl, { method: 'POST', headers, body: await sent.arrayBuffer() }),
    ]) {
      const outcome = await api.page.accept('career', request);
      assert.ok(!outcome.ok);
      assert.equal(outcome.status, 413);
      assert.deepEqual(
        outcome.errors.map(({ field, code }) => [field, code]),
        [['cv', 'file-too-large']],
      );
      assert.deepEqual(outcome.values, applicant);
    }
  }
  const placeRules = {
    atATime: 0,
    ofOneNetwork: 0,
    inLine: 0,
    inLineOfOneNetwork: 0,
    waitMs: 0,
    graceMs: 1000,
    leastBytesPerSecond: 1,
  };
  const full = await start({ placeRules });
  const outcome = await full.page.accept('career', application(buildPdf()));
  assert.ok(!outcome.ok);
  assert.equal(outcome.status, 503);
  assert.deepEqual(outcome.values, applicant);
});

test('who posts the page over and over, past the limit or to be told the same again, gets no page made any more', async () => {
  for (const limit of [1, 10]) {
    const strict = await start({ config: { rateLimitPerMinute: limit }, now: () => now });
    assert.ok((await strict.page.accept('career', application(buildPdf()))).ok);
    assert.ok(!strict.flooded('career'));
    // With one allowed it is over the limit, with ten the same content is a replay.
    for (let again = 0; again < 20; again += 1) await strict.page.accept('career', application(buildPdf()));
    assert.ok(strict.flooded('career'));
    assert.ok(!strict.flooded('quote'));
  }
});

test('a page sent again by reload is one submission, a changed one is another', async () => {
  const first = await api.page.accept('quote', posted(enquiry));
  const reloaded = await api.page.accept('quote', posted(enquiry));
  assert.deepEqual(reloaded, first);
  await api.page.accept('quote', posted({ ...enquiry, message: 'And a pump.' }));
  assert.equal((await newlyKept()).length, 2);
  now = new Date(now.getTime() + 3_600_000);
  await api.page.accept('quote', posted(enquiry));
  assert.equal((await newlyKept()).length, 3);
});

test('a page sent again a moment later is one submission at any time of the hour', async () => {
  now = new Date(Math.ceil(now.getTime() / 600_000) * 600_000 - 1000);
  const first = await api.page.accept('quote', posted(enquiry));
  now = new Date(now.getTime() + 2000);
  assert.deepEqual(await api.page.accept('quote', posted(enquiry)), first);
  assert.equal((await newlyKept()).length, 1);
});

test('the key of a page’s content is another at every installation, so that nobody can try out what made it', async () => {
  const keys: (string | undefined)[] = [];
  for (const _installation of ['one', 'another']) {
    const other = await start({
      now: () => now,
      store: (real) => ({
        accept: (submission) => {
          keys.push(submission.idempotencyKey);
          return real.accept(submission);
        },
      }),
    });
    await other.page.accept('quote', posted(enquiry));
  }
  assert.equal(keys.length, 2);
  for (const key of keys) assert.match(key ?? '', /^page-[0-9a-f]{64}$/);
  assert.notEqual(keys[0], keys[1]);
});

test('ten thousand fields and endless bodies are refused here too', async () => {
  const many = Array.from({ length: 3000 }, (_, i) => `f${i}=1`).join('&');
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const outcome = await api.page.accept(
    'quote',
    new Request(pageUrl, { method: 'POST', headers, body: many }),
  );
  assert.ok(!outcome.ok && outcome.status === 400);
  const large = await api.page.accept('quote', posted({ ...enquiry, message: 'x'.repeat(140_000) }));
  assert.ok(!large.ok && large.status === 413);
  const other = await api.page.accept('quote', new Request(pageUrl, { method: 'POST', body: 'name=x' }));
  assert.ok(!other.ok && other.status === 415);
});
