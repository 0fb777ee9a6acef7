import assert from 'node:assert/strict';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '../server/mail/testing/mail-server.ts';
import { openStore } from '../server/storage/open-store.ts';
import { buildPdf } from '../server/submissions/testing/build-pdf.ts';
import { applicationForm, enquiry } from '../server/submissions/testing/test-api.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { until } from './until.ts';

const senders = 4;
/** A worker that was killed keeps its lease this long; only then may another take its mails over. */
const settleMs = 90_000;

interface Acknowledged {
  readonly reference: string;
  /** SHA-256 of the CV that went with it. */
  readonly cv?: string;
}

/** Sends until the server is gone; what the server did not answer is not counted. */
async function keepSending(
  address: string,
  acknowledged: Acknowledged[],
  onFirst: () => void,
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const pdf = buildPdf({ words: randomUUID() });
    const withCv = turn % 3 === 0;
    try {
      const answer = await fetch(`${address}/api/application/${withCv ? 'career' : 'quote'}`, {
        method: 'POST',
        headers: {
          'Idempotency-Key': randomUUID(),
          ...(withCv ? {} : { 'Content-Type': 'application/json' }),
        },
        body: withCv ? applicationForm({ name: 'cv.pdf', bytes: pdf }) : JSON.stringify(enquiry),
      });
      const body = (await answer.json()) as { reference: string };
      assert.equal(answer.status, 201, JSON.stringify(body));
      acknowledged.push({
        reference: body.reference,
        ...(withCv ? { cv: createHash('sha256').update(pdf).digest('hex') } : {}),
      });
      onFirst();
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      return;
    }
  }
}

/**
 * Kills the server so often while forms are sent, and holds it to its promise: what was acknowledged is there once, with
 * its CV, and is mailed once or marked. Returns how many were acknowledged.
 */
export async function surviveKills(kills: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nasaq-crash-'));
  const mail = await startMailServer();
  const start = () => startProgram('server/main.ts', { DATA_DIR: dataDir, SMTP_URL: mail.url });
  const acknowledged: Acknowledged[] = [];

  for (let kill = 0; kill < kills; kill += 1) {
    const server = await start();
    const gone = new Promise((resolve) => server.process.once('exit', resolve));
    let armed = false;
    const arm = () => {
      if (armed) return;
      armed = true;
      setTimeout(() => server.process.kill('SIGKILL'), randomInt(0, 400));
    };
    await Promise.all(Array.from({ length: senders }, () => keepSending(server.address, acknowledged, arm)));
    await gone;
    await server.stop();
  }
  assert.ok(acknowledged.length >= kills, `${acknowledged.length} acknowledged`);

  const last = await start();
  const store = await openStore({ dataDir });
  try {
    let left = '';
    await until(
      () => `every mail is sent; ${left}`,
      async () => {
        const { pending, sending } = await store.mailCounts();
        left = `${pending} pending and ${sending} sending are left`;
        return pending + sending === 0;
      },
      settleMs,
    );
    const stored = await Array.fromAsync(store.list({}));
    const times = new Map<string, number>();
    for (const { reference } of stored) times.set(reference, (times.get(reference) ?? 0) + 1);
    for (const { reference, cv } of acknowledged) {
      assert.equal(times.get(reference), 1, reference);
      const submission = await store.find(reference);
      assert.ok(submission);
      if (!cv) continue;
      const bytes = await store.cvBytes(submission.id);
      assert.ok(bytes);
      assert.equal(createHash('sha256').update(bytes).digest('hex'), cv);
    }
    const arrivals = new Map<string, number>();
    for (const { email } of mail.received)
      arrivals.set(email.messageId ?? '', (arrivals.get(email.messageId ?? '') ?? 0) + 1);
    for (const submission of stored)
      for (const { id, status } of await store.mailsOf(submission.id)) {
        const count = [...arrivals].find(([messageId]) => messageId.includes(id))?.[1] ?? 0;
        const toTeam = id.endsWith('.team');
        assert.ok(status === 'sent' || (status === 'unconfirmed' && !toTeam), `${id} is ${status}`);
        // The team's may come twice, recognisable by its Message-ID; a visitor's never.
        const right = toTeam ? count >= 1 : status === 'sent' ? count === 1 : count <= 1;
        assert.ok(right, `${id} is ${status} and arrived ${count} times`);
      }
  } finally {
    await store.close();
    await last.stop();
    await mail.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return acknowledged.length;
}
