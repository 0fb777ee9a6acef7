import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
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
  assert.equal(outcome.message, 'We could not tell this from an automated message. Please press send again.');
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
    const other = await startApi({
      now: () => now,
      store: (real) => ({
        accept: (submission) => {
          keys.push(submission.idempotencyKey);
          return real.accept(submission);
        },
      }),
    });
    await other.page.accept('quote', posted(enquiry));
    await other.stop();
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
  const large = await api.page.accept('quote', posted({ ...enquiry, message: 'x'.repeat(40_000) }));
  assert.ok(!large.ok && large.status === 413);
  const other = await api.page.accept('quote', new Request(pageUrl, { method: 'POST', body: 'name=x' }));
  assert.ok(!other.ok && other.status === 415);
});
