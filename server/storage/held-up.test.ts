import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { cvMaxBytes } from '../../contract/limits.ts';
import { backUpApart } from '../backups/back-up-apart.ts';
import { eraseTraces } from '../erase-traces.ts';
import { openScrubTurn } from './scrub-turn.ts';
import type { Store } from './store.ts';
import { testStores } from './testing/databases.ts';
import { someApplication, someCv, someSubmission } from './testing/submission.ts';

const stores = testStores(async () => undefined);
const cvs = 50;
/** A visitor notices no more than this; a copy of the CVs below takes seconds. */
const acceptedWithinMs = 1000;
/** Of the thread that serves pages. */
const heldShare = 0.1;

/** What a visitor meets who sends a form every few milliseconds while `work` goes on. */
async function meanwhile(
  store: Store,
  work: Promise<unknown>,
): Promise<{ count: number; longestMs: number }> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let count = 0;
  let longestMs = 0;
  while (!isOver) {
    const began = performance.now();
    await store.accept(someSubmission());
    longestMs = Math.max(longestMs, performance.now() - began);
    count += 1;
    await pause(5);
  }
  await ended;
  return { count, longestMs };
}

test('visitors are not kept waiting while hundreds of megabytes are backed up, or a person is erased from them', {
  timeout: 300_000,
}, async () => {
  const store = await stores.fresh();
  const applications = Array.from({ length: cvs }, () => {
    const cv = someCv('');
    return someApplication({ ...cv, bytes: Buffer.alloc(cvMaxBytes, 'a CV '), size: cvMaxBytes });
  });
  for (const application of applications) await store.accept(application);
  const { dataDir } = store;

  const began = performance.now();
  const { user, system } = process.threadCpuUsage();
  await backUpApart({ dataDir }, path.join(dataDir, 'quiet.sqlite'));
  const used = process.threadCpuUsage();
  const share = (used.user + used.system - user - system) / 1000 / (performance.now() - began);
  assert.ok(share < heldShare, `the thread of pages worked for ${Math.round(100 * share)}% of a backup`);

  const backedUp = await meanwhile(store, backUpApart({ dataDir }, path.join(dataDir, 'busy.sqlite')));
  assert.ok(backedUp.longestMs < acceptedWithinMs, `${backedUp.longestMs} ms during a backup`);
  assert.ok(backedUp.count > 10, `${backedUp.count} entries during a backup`);

  const [gone] = applications;
  assert.ok(gone);
  const erasure = store
    .erase(gone.reference)
    .then((ids) => eraseTraces({ store, mailDir: path.join(dataDir, 'mail') }, ids));
  const erased = await meanwhile(store, erasure);
  assert.ok(erased.longestMs < acceptedWithinMs, `${erased.longestMs} ms during an erasure`);
  assert.deepEqual(await erasure, { remnants: 'waiting' });
  assert.equal(await store.scrubIsOwed(), true);

  const turn = openScrubTurn(dataDir);
  const scrubbed = store.scrub({ thorough: true });
  while (!turn.isElsewhere()) await nextTurn();
  await store.checkWritable();
  assert.ok(turn.isElsewhere(), 'it is ready while it writes the files anew');
  await scrubbed;
  turn.close();
});
