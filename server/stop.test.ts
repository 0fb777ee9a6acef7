import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { enquiry } from './submissions/testing/test-api.ts';

/** A mail server that thinks about every message. */
const thinkMs = 1500;
const enquiries = 24;

test('while one slow visitor holds up the stop, no mail is cut off between the last byte and the answer', {
  timeout: 120_000,
}, async () => {
  const { promise: firstCame, resolve: came } = Promise.withResolvers<void>();
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume();
      stream.once('end', async () => {
        came();
        await pause(thinkMs);
        done();
      });
    },
  });
  mailServer.on('error', () => undefined);
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const bound = mailServer.server.address();
  const smtpPort = typeof bound === 'object' && bound ? bound.port : 0;
  const server = await startProgram('server/http/testing/sample-site.ts', {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  const slow = connect(Number(new URL(server.address).port), '127.0.0.1');
  slow.on('error', () => undefined);
  try {
    slow.write(
      'POST /api/application/career HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x',
    );
    for (let sent = 0; sent < enquiries; sent += 1) {
      const answer = await fetch(`${server.address}/api/application/quote`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ ...enquiry, email: `visitor${sent}@example.com` }),
      });
      assert.equal(answer.status, 201);
    }
    await firstCame;
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await ended;
    const database = new DatabaseSync(join(server.dataDir, 'submissions.sqlite'), { readOnly: true });
    const statuses = database.prepare('select distinct status from mail order by status').all();
    database.close();
    assert.deepEqual(
      statuses.map(({ status }) => status),
      ['pending', 'sent'],
    );
  } finally {
    slow.destroy();
    await server.stop();
    await new Promise<void>((resolve) => mailServer.close(resolve));
  }
});
