import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { startMailServer } from '../mail/testing/mail-server.ts';
import { createTransport } from '../mail/transport.ts';
import { operatorNotices } from './tell-operator.ts';

test('the operator hears by mail and by webhook, and one of them is enough', async () => {
  const mail = await startMailServer();
  const posted: { text: string; state: string }[] = [];
  const hook = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    posted.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(posted.length > 1 ? 500 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const transport = createTransport({ smtpUrl: mail.url, mailDir: '' });
  const tell = operatorNotices({
    targets: {
      mail: ['ops@example.com'],
      webhooks: [`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`],
    },
    site: 'www.example.com',
    from: 'NASAQ <site@example.com>',
    transport,
  });
  const notice = { trouble: 'disk', sentence: 'There are 3 MB left.', at: new Date() };
  try {
    await tell({ ...notice, isOver: false });
    await tell({ ...notice, isOver: true });
    transport.close();
    await mail.stop();
    await assert.rejects(tell({ ...notice, isOver: false }));
  } finally {
    transport.close();
    hook.close();
  }
  assert.deepEqual(
    mail.received.map(({ email }) => email.subject),
    ['www.example.com: disk needs you', 'www.example.com: disk is all right again'],
  );
  assert.equal(posted[0]?.state, 'trouble');
  assert.match(posted[0]?.text ?? '', /There are 3 MB left/);
});
