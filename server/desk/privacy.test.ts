import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { SignedIn } from '../../contract/desk/person.ts';
import { enforceRetention } from '../retention/start-retention.ts';
import type { Store } from '../storage/store.ts';
import { testStores } from '../storage/testing/databases.ts';
import { someApplication, someCv, someSubmission } from '../storage/testing/submission.ts';
import { readZip } from '../submissions/cv/word/read-zip.ts';
import { privacyFor } from './privacy.ts';

const stores = testStores(async () => undefined);
const now = new Date('2026-03-05T00:00:00Z');
const admin: SignedIn = {
  id: 'an-admin',
  name: 'Ada',
  email: 'ada@nasaq.example',
  role: 'admin',
  sessionId: 'session',
  fresh: true,
  mayAddFirst: false,
  method: 'passkey',
};

function privacyOver(store: Store, dataDir: string) {
  const logged: string[] = [];
  const note = (facts: object, message: string) => logged.push(`${message} ${JSON.stringify(facts)}`);
  const logger = { info: note, warn: note, error: note };
  const options = {
    store,
    logger,
    mailDir: path.join(dataDir, 'mail'),
    retentionDays: 365,
    applicationRetentionDays: 180,
  };
  return { privacy: privacyFor(options, admin, () => now), logged, logger };
}

const isOnDisk = (folder: string, text: string) =>
  readdirSync(folder).some((name) => readFileSync(path.join(folder, name), 'latin1').includes(text));

test('an erasure on a full disk is recorded at once, and its remnants are overwritten when there is room', async () => {
  const store = await stores.fresh();
  // What a big file leaves in pages that are freed whole is not blanked by deleting alone.
  const gone = someApplication(someCv('Zanzibar '.repeat(50_000)));
  const kept = someSubmission({ receivedAt: now });
  for (const submission of [gone, kept]) await store.accept(submission);
  let isFull = true;
  const scrub: Store['scrub'] = async (options) => {
    if (isFull) throw Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR' });
    return store.scrub(options);
  };
  const onDisk = { ...store, scrub };
  const { privacy, logged, logger } = privacyOver(onDisk, store.dataDir);

  assert.deepEqual(await privacy.erase([gone.reference]), { entries: 1, remnants: 'failed' });
  assert.match(logged.join(), /not overwritten yet/);
  const { rows } = await store.audit.page({ action: 'erased' });
  assert.deepEqual(
    rows.map(({ staffId, reference }) => [staffId, reference]),
    [[admin.id, gone.reference]],
  );
  assert.equal(isOnDisk(store.dataDir, 'Zanzibar'), true, 'there is something left to overwrite');

  const rules = { store: onDisk, days: 365, applicationDays: 180, mailDir: store.dataDir, logger };
  await enforceRetention({ ...rules, clock: () => now });
  assert.equal(await store.scrubIsOwed(), true, 'still full');
  isFull = false;
  await enforceRetention({ ...rules, clock: () => now });
  assert.equal(await store.scrubIsOwed(), false);
  assert.equal(isOnDisk(store.dataDir, 'Zanzibar'), false);
  assert.ok(await store.find(kept.reference));
});

test('what is erased while an earlier erasure is overwritten is owed still', async () => {
  const store = await stores.fresh();
  const [first, second] = [someSubmission(), someSubmission()];
  for (const submission of [first, second]) await store.accept(submission);
  await store.erase(first.reference);
  const scrubbed = store.scrub({ thorough: true });
  await store.erase(second.reference);
  await scrubbed;
  assert.equal(await store.scrubIsOwed(), true);
  await store.scrub({ thorough: true });
  assert.equal(await store.scrubIsOwed(), false);
});

test('the audit says whose data was given out, and which CVs', async () => {
  const store = await stores.fresh();
  const [quote, application] = [someSubmission(), someApplication(someCv('x'))];
  for (const submission of [quote, application]) await store.accept(submission);
  const { privacy } = privacyOver(store, store.dataDir);
  const { body } = privacy.giveOut([quote.reference, application.reference, 'NSQ-NONE-0000']);
  await body.pipeTo(new WritableStream());
  const { rows } = await store.audit.page({});
  assert.deepEqual(rows.map(({ action, staffId, reference }) => [action, staffId, reference]).toReversed(), [
    ['gave-out', admin.id, quote.reference],
    ['gave-out', admin.id, application.reference],
    ['cv-downloaded', admin.id, application.reference],
  ]);
  assert.deepEqual(
    (await store.audit.ofEntry(application.id)).map(({ action }) => action),
    ['gave-out', 'cv-downloaded'],
  );
  assert.equal((await privacy.requests()).length, 2);
});

test('an archive of many CVs holds one of them at a time', async () => {
  const store = await stores.fresh();
  const applications = Array.from({ length: 12 }, () => {
    const bytes = randomBytes(300_000);
    return someApplication({ ...someCv(''), bytes, size: bytes.length });
  });
  for (const application of applications) await store.accept(application);
  let read = 0;
  const counting = {
    ...store,
    cvBytes: async (id: string) => {
      read += 1;
      return store.cvBytes(id);
    },
  };
  const references = applications.map(({ reference }) => reference);
  const { body } = privacyOver(counting, store.dataDir).privacy.giveOut([...references, 'NSQ-NONE-0000']);
  const chunks: Uint8Array[] = [];
  let written = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    written += chunk.length;
    // Of random bytes nothing is saved by packing; the one being read, one on its way, and what streams hold.
    assert.ok(read <= Math.ceil(written / 300_000) + 2, `${read} were read when ${written} bytes were out`);
  }
  assert.equal(read, applications.length);
  const { parts } = await readZip(Buffer.concat(chunks));
  assert.deepEqual(
    parts.map(({ name }) => name),
    ['entries.json', ...references.map((reference) => `${reference}-cv.pdf`)],
  );
  const entries = JSON.parse(String(await parts[0]?.read())) as { reference: string }[];
  assert.deepEqual(
    entries.map(({ reference }) => reference),
    references,
  );
  assert.deepEqual(await parts[3]?.read(), applications[2]?.cv?.bytes);
});
