import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { openStore } from '../storage/open-store.ts';
import { someApplication, someCv, someSubmission } from '../storage/testing/submission.ts';
import { atEnd, hour, outboxOn } from './testing/outbox-under-test.ts';
import { createTransport, sweepMailFiles } from './transport.ts';

test('nothing stays of a message that was erased while its file was written', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-mail-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const store = await openStore({ dataDir: folder });
  atEnd(() => store.close());
  const mailDir = path.join(folder, 'mail');
  const submission = someSubmission();
  await store.accept(submission);
  const files = createTransport({ mailDir });
  const outbox = outboxOn(store, {
    ...files,
    async send(message, beforeCommit) {
      await store.erase(submission.reference);
      await files.send(message, beforeCommit);
    },
  });
  await outbox.untilOutcomes(2);
  assert.deepEqual(outbox.outcomes, ['erased', 'erased']);
  assert.deepEqual(readdirSync(mailDir), []);
});

test('files of mails that are no longer known, and files never finished, are swept', async () => {
  const mailDir = mkdtempSync(path.join(tmpdir(), 'nasaq-mail-'));
  atEnd(() => rmSync(mailDir, { recursive: true, force: true }));
  for (const name of ['known.team.eml', 'orphan.team.eml', 'old.team.eml.partial', 'young.team.eml.partial'])
    writeFileSync(path.join(mailDir, name), name);
  const longAgo = new Date(Date.now() - 2 * hour);
  utimesSync(path.join(mailDir, 'old.team.eml.partial'), longAgo, longAgo);
  assert.equal(await sweepMailFiles(mailDir, async () => new Set(['known.team'])), 2);
  assert.deepEqual(readdirSync(mailDir).sort(), ['known.team.eml', 'young.team.eml.partial']);
});

test('without a mail server every message lands as a private file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-mail-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const store = await openStore({ dataDir: folder });
  atEnd(() => store.close());
  const mailDir = path.join(folder, 'mail');
  const application = someApplication(someCv('%PDF-1.7 hello'));
  await store.accept(application);
  const outbox = outboxOn(store, createTransport({ mailDir }));
  await outbox.untilOutcomes(2);
  const names = [`${application.id}.acknowledgement.eml`, `${application.id}.team.eml`];
  assert.deepEqual(readdirSync(mailDir).sort(), names);
  assert.equal(statSync(path.join(mailDir, names[1] ?? '')).mode & 0o777, 0o600);
  assert.match(readFileSync(path.join(mailDir, names[1] ?? ''), 'utf8'), /^To: careers@nasaq\.example\r?$/m);
});
