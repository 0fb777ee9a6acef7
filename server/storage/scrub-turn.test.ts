import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { enforceRetention } from '../retention/start-retention.ts';
import { openScrubTurn } from './scrub-turn.ts';
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
