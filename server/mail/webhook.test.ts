import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { Webhook as Verifier } from 'standardwebhooks';
import { createLogger } from '../logger.ts';
import { openStore } from '../storage/open-store.ts';
import type { Store } from '../storage/store.ts';
import { someApplication, someCv, someSubmission } from '../storage/testing/submission.ts';
import { createMessages } from './messages.ts';
import { type MailOutcome, startOutbox } from './outbox.ts';
import { createTransport } from './transport.ts';
import { createWebhook } from './webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const folder = mkdtempSync(join(tmpdir(), 'nasaq-webhook-'));
let store: Store;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const received: { headers: Record<string, string>; body: string }[] = [];
const crm = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers as Record<string, string>, body });
    answer(request, response);
  });
});

before(async () => {
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
  store = await openStore({ dataDir: folder, webhook: true });
});
after(async () => {
  crm.closeAllConnections();
  crm.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Runs the outbox until the webhook of a new entry was tried once. */
async function deliver(submission = someSubmission({ receivedAt: new Date() })) {
  received.length = 0;
  await store.accept(submission);
  const { port } = crm.address() as AddressInfo;
  const tried = Promise.withResolvers<MailOutcome>();
  const outbox = startOutbox({
    store,
    logger: createLogger(),
    transport: createTransport({ mailDir: join(folder, 'mail') }),
    messages: createMessages({
      from: 'site@nasaq.example',
      to: { quote: 'a@b.example', contact: 'a@b.example', estimate: 'a@b.example', career: 'a@b.example' },
    }),
    webhook: createWebhook({
      url: `http://127.0.0.1:${port}/hook`,
      secret,
      deskUrl: 'https://desk.nasaq.example',
      timeoutMs: 300,
    }),
    onOutcome: (kind, outcome) => {
      if (kind === 'webhook') tried.resolve(outcome);
    },
  });
  const outcome = await tried.promise;
  await outbox.stop();
  const mail = await store.findMail(`${submission.id}.webhook`);
  return { outcome, status: mail?.status, error: mail?.lastError };
}

test('an accepted entry reaches the CRM once, signed, its CV by reference only', async () => {
  answer = (_request, response) => response.writeHead(204).end();
  const application = someApplication(someCv('A life in facilities'), { receivedAt: new Date() });
  assert.deepEqual(await deliver(application), { outcome: 'sent', status: 'sent', error: undefined });
  const [call, ...others] = received;
  assert.ok(call);
  assert.equal(others.length, 0);
  const payload = new Verifier(secret).verify(call.body, call.headers) as { data: Record<string, unknown> };
  assert.equal(payload.data.reference, application.reference);
  assert.match(JSON.stringify(payload.data.cv), /entries\/NSQ-TEST-\d+\/cv/);
  assert.ok(!call.body.includes('A life in facilities'));
  const forged = new Verifier(`whsec_${Buffer.alloc(32, 8).toString('base64')}`);
  assert.throws(() => forged.verify(call.body, call.headers));
});

test('a CRM that refuses, stalls or sends elsewhere is tried again, and the same id tells it so', async () => {
  answer = (_request, response) => response.writeHead(503).end();
  assert.deepEqual(await deliver(), { outcome: 'retry', status: 'pending', error: 'HTTP 503' });
  answer = () => undefined;
  assert.deepEqual(await deliver(), { outcome: 'retry', status: 'pending', error: 'TimeoutError' });
  answer = (_request, response) => response.writeHead(307, { Location: '/elsewhere' }).end();
  const submission = someSubmission({ receivedAt: new Date() });
  assert.deepEqual(await deliver(submission), { outcome: 'retry', status: 'pending', error: 'HTTP 307' });
  assert.deepEqual(
    received.map(({ headers }) => headers['webhook-id']),
    [`${submission.id}.webhook`],
  );
});

test('without a webhook none is queued', async () => {
  const plain = await openStore({ dataDir: join(folder, 'plain') });
  const submission = someSubmission();
  await plain.accept(submission);
  assert.deepEqual((await plain.mailsOf(submission.id)).map(({ kind }) => kind).sort(), [
    'acknowledgement',
    'team',
  ]);
  await plain.close();
});
