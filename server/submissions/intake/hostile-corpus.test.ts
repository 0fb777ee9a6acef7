import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { cvCodes } from '../../../contract/cv-faults.ts';
import type { Problem } from '../../../contract/problem.ts';
import { start } from '../testing/answers.ts';
import { buildDoc } from '../testing/build-doc.ts';
import { buildDocx, field } from '../testing/build-docx.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { hostileBodies } from '../testing/hostile-bodies.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { refusedCvs } from '../testing/refused-cvs.ts';
import { enquiry, startApi, type TestApi } from '../testing/test-api.ts';

const slowestMs = 3000;
let api: TestApi;
before(async () => {
  api = await startApi({ config: { rateLimitPerMinute: 100_000 }, bodyTimes: { textMs: 100, cvMs: 5000 } });
});
after(() => api.stop());

async function isRefused(answer: Promise<Response>, status: number): Promise<Problem> {
  const started = performance.now();
  const response = await answer;
  const text = await response.text();
  assert.equal(response.status, status, text);
  assert.equal(response.headers.get('Content-Type'), 'application/problem+json');
  assert.doesNotMatch(text, /\bat .*\.ts:\d|node_modules|Error:/);
  assert.ok(performance.now() - started < slowestMs, 'the answer took too long');
  assert.equal((await api.kept()).length, 0, 'something was kept');
  return JSON.parse(text);
}

test('the corpus is large enough to mean something', () => {
  assert.ok(
    refusedCvs().length + hostileBodies().length >= 60,
    `${refusedCvs().length + hostileBodies().length}`,
  );
});

for (const { title, name, bytes, fault } of refusedCvs()) {
  test(`${title} is not kept`, async () => {
    const problem = await isRefused(api.apply({ name, bytes }), fault === 'tooLarge' ? 413 : 422);
    assert.deepEqual(
      problem.errors.map(({ field, code }) => [field, code]),
      [['cv', cvCodes[fault]]],
    );
  });
}

for (const { title, form, type, body, status } of hostileBodies()) {
  test(`${title} is not kept`, async () => {
    const bytes = new Uint8Array(Buffer.from(body));
    await isRefused(
      fetch(api.urlOf(form), { method: 'POST', headers: { 'Content-Type': type }, body: bytes }),
      status,
    );
  });
}

test('a body that comes a byte at a time, and then not at all, is given up', async () => {
  const head = 'POST /api/application/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const answers = await Promise.all([
    rawRequest(api.port, [`${head}Content-Length: 500\r\n\r\n`, '{', '"', 'n']),
    rawRequest(api.port, [`${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`]),
  ]);
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 408 /);
});

test('an application in thousands of chunks of a byte is given up', async () => {
  const head =
    'POST /api/application/career HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n';
  const bytes = '1\r\nx\r\n'.repeat(10_000);
  const answer = await rawRequest(api.port, [`${head}Transfer-Encoding: chunked\r\n\r\n`, bytes]);
  assert.match(answer, /^(?:HTTP\/1\.1 400 |$)/);
});

test('requests that contradict themselves are not kept', async () => {
  const body = JSON.stringify(enquiry);
  const head = 'POST /api/application/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const answers = await Promise.all([
    rawRequest(api.port, [`${head}Content-Length: ${body.length}\r\nContent-Length: 1\r\n\r\n${body}`]),
    rawRequest(api.port, [`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${body}`]),
    rawRequest(api.port, [`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}`]),
    rawRequest(api.port, [`${head}Content-Length: -1\r\n\r\n${body}`]),
  ]);
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 4\d\d |^$/);
  assert.equal((await api.kept()).length, 0);
});

test('a visitor who leaves in the middle of an upload leaves nothing behind', async () => {
  const leaving = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(
        new TextEncoder().encode('--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\n'),
      );
      leaving.abort();
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  const init = { method: 'POST', headers, body, duplex: 'half', signal: leaving.signal } as RequestInit;
  await assert.rejects(fetch(api.urlOf('career'), init));
  assert.equal((await api.kept()).length, 0);
});

test('applications that are never whole take no place from a genuine one', { timeout: 30_000 }, async () => {
  const busy = await start();
  for (const { form, type, body, status, title } of hostileBodies()) {
    if (form !== 'career' || status !== 400) continue;
    const init = {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: new Uint8Array(Buffer.from(body)),
    };
    const nine = Array.from({ length: 9 }, () => fetch(busy.urlOf(form), init));
    for (const answer of await Promise.all(nine)) assert.equal(answer.status, 400, title);
  }
  assert.equal((await busy.apply({ name: 'cv.pdf', bytes: buildPdf() })).status, 201);
});

test('after all of it the server still takes what is genuine, and holds what is not', async () => {
  for (const file of [
    { name: 'cv.pdf', bytes: buildPdf() },
    { name: 'cv.docx', bytes: buildDocx() },
    { name: 'cv.doc', bytes: buildDoc() },
    { name: 'odd.docx', bytes: buildDocx({ body: field('DDEAUTO c:\\\\cmd.exe') }) },
  ]) {
    assert.equal((await api.apply(file)).status, 201);
  }
  const withMark = `\uFEFF${JSON.stringify({ ...enquiry, constructor: 'x', extra: { deep: [1] } })}`;
  assert.equal((await api.post('quote', withMark)).status, 201);
  const kept = await api.kept();
  assert.deepEqual(
    kept.map(({ cv }) => cv && [cv.verdict, ...cv.reasons, cv.scan]),
    [
      ['clean', 'notScanned'],
      ['clean', 'notScanned'],
      ['clean', 'notScanned'],
      ['held', 'field', 'notScanned'],
      undefined,
    ],
  );
  assert.ok(kept.every((submission) => !Object.hasOwn(submission.fields, 'extra')));
});
