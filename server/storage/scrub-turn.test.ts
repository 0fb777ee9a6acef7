import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { answerMs } from '../../app/forms/send-json.ts';
import { stalledTimeoutMs } from '../http/bounds.ts';
import { enforceRetention } from '../retention/start-retention.ts';
import { openScrubTurn, scrubWaitMs } from './scrub-turn.ts';
import { testStores } from './testing/databases.ts';
import { someSubmission } from './testing/submission.ts';

const stores = testStores(async () => undefined);
/** Longer than anybody waits for another program that holds the database. */
const longMs = 6000;

/** As a process that writes gigabytes anew: it has the turn, and writes. */
function scrubElsewhere(dataDir: string): { end(): void } {
  const turn = openScrubTurn(dataDir);
  assert.ok(turn.take());
  const database = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'));
  database.exec('begin immediate');
  return {
    end() {
      database.exec('rollback');
      database.close();
      turn.end();
      turn.close();
    },
  };
}

test('a visitor waits while another process writes the files anew, and is not refused', async () => {
  const store = await stores.fresh();
  const scrub = scrubElsewhere(store.dataDir);
  const accepted = Promise.allSettled([store.accept(someSubmission())]);
  await store.checkWritable();
  await pause(longMs);
  scrub.end();
  assert.deepEqual(await accepted, [{ status: 'fulfilled', value: { kind: 'stored' } }]);
  await store.checkWritable();
});

test('nothing in front gives up before the server has answered who waits for a scrub', () => {
  const answeredMs = scrubWaitMs + longMs;
  for (const patienceMs of [answerMs, stalledTimeoutMs]) assert.ok(patienceMs > answeredMs + 10_000);
});

test('a scrub that is stuck excuses nobody: a visitor is refused, and the store is not ready', async () => {
  const store = await stores.fresh();
  const scrub = scrubElsewhere(store.dataDir);
  await store.checkWritable();
  const began = new Date(Date.now() - scrubWaitMs - 1000);
  utimesSync(path.join(store.dataDir, 'scrub-turn.sqlite'), began, began);
  const answered = Promise.allSettled([store.accept(someSubmission()), store.checkWritable()]);
  const outcome = await Promise.race([answered, pause(2 * longMs)]);
  scrub.end();
  assert.deepEqual(
    outcome?.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  await store.checkWritable();
});

test('what a restore replaces is overwritten later where another process writes the files anew', async () => {
  const store = await stores.fresh();
  await store.accept(someSubmission());
  const file = path.join(store.dataDir, 'backup.sqlite');
  await store.backup(file);
  const turn = openScrubTurn(store.dataDir);
  assert.ok(turn.take());
  assert.deepEqual(await store.restore(file, { replace: true }), { submissions: 1 });
  assert.equal(await store.scrubIsOwed(), true);
  turn.end();
  turn.close();
  assert.deepEqual(await store.restore(file, { replace: true }), { submissions: 1 });
  assert.equal(await store.scrubIsOwed(), false);
});

test('one process of several writes the files anew, and the others leave it to that one', async () => {
  const store = await stores.fresh();
  await store.accept(someSubmission({ fields: { email: 'gone@example.com' } }));
  await store.erase('gone@example.com');
  const logged: string[] = [];
  const note = (_facts: object, message: string) => void logged.push(message);
  const logger = { info: note, warn: note, error: note };
  const look = () =>
    enforceRetention({ store, days: 365, applicationDays: 180, mailDir: store.dataDir, logger });

  const turn = openScrubTurn(store.dataDir);
  assert.ok(turn.take());
  await look();
  assert.deepEqual([logged, await store.scrubIsOwed()], [[], true]);
  turn.end();
  turn.close();
  await look();
  assert.deepEqual(logged, ['what an erasure left behind was overwritten']);
  assert.equal(await store.scrubIsOwed(), false);
});
