import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { after, test } from 'node:test';
import { cvMaxBytes } from '../../../contract/limits.ts';
import { buildPdf, deflated, streamObject } from '../testing/build-pdf.ts';
import { type InspectionLimits, InspectionPool } from './inspection-pool.ts';

const pools: InspectionPool[] = [];
const poolOf = (limits: Partial<InspectionLimits> = {}): InspectionPool => {
  const pool = new InspectionPool(limits);
  pools.push(pool);
  return pool;
};
after(() => Promise.all(pools.map((pool) => pool.close())));

const pdf = (bytes: Uint8Array) => ({ bytes, extension: '.pdf' as const });
const clean = { verdict: 'clean' };
const held = (reason: string) => ({ verdict: 'held', reasons: [reason] });

/** Four object streams of eight megabytes in 33 kilobytes: each blank byte costs its reader a step. */
const blanks = () =>
  buildPdf({
    extraObjects: Array.from({ length: 4 }, () =>
      streamObject(
        '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
        deflated(Buffer.alloc(8_000_000, ' ')),
      ),
    ),
  });
/** Two million arrays: more than the thread may hold. */
const arrays = () =>
  buildPdf({
    extraObjects: [
      streamObject(
        '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
        deflated(`9 0 [${'[[[[]]]]'.repeat(1_800_000)}]`),
      ),
    ],
  });

test('a file that takes too long is held, and the next one is read', async () => {
  const pool = poolOf({ workers: 1, readMs: 50 });
  assert.deepEqual(await pool.judge(pdf(blanks())), held('tooSlow'));
  const patient = poolOf({ workers: 1 });
  assert.deepEqual(await patient.judge(pdf(buildPdf())), clean);
});

test('a file that takes too much memory is held, and the next one is read', async () => {
  const pool = poolOf({ workers: 1, heapMb: 40, readMs: 60_000 });
  assert.deepEqual(await pool.judge(pdf(arrays())), held('tooLargeInside'));
  assert.deepEqual(await pool.judge(pdf(buildPdf())), clean);
});

test('nobody else waits while a hostile file is read', async () => {
  const pool = poolOf({ workers: 2, readMs: 1_500 });
  await pool.judge(pdf(buildPdf()));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const largest = Buffer.alloc(cvMaxBytes, '1 0 obj [[[[ ');
  await Promise.all([pool.judge(pdf(blanks())), pool.judge(pdf(largest)), pool.judge(pdf(blanks()))]);
  delay.disable();
  // Reading took seconds; what the main thread did was to copy a few megabytes.
  assert.ok(delay.percentile(99) / 1e6 < 200, `${delay.percentile(99) / 1e6} ms`);
});

test('files beyond what may wait are held at once, and those that wait too long after a while', async () => {
  const pool = poolOf({ workers: 1, waiting: 2, waitMs: 50, readMs: 100 });
  const first = pool.judge(pdf(blanks()));
  const waiting = [pool.judge(pdf(buildPdf())), pool.judge(pdf(buildPdf()))];
  assert.deepEqual(await pool.judge(pdf(buildPdf())), held('busy'));
  assert.deepEqual(await Promise.all(waiting), [held('busy'), held('busy')]);
  // Too slow for its reader or too large inside, as fast as the machine is.
  assert.equal((await first).verdict, 'held');
});

test('the caller keeps its bytes', async () => {
  const bytes = buildPdf();
  const before = Buffer.from(bytes);
  await poolOf().judge(pdf(bytes));
  assert.ok(bytes.equals(before));
});

test('closing ends what is in hand, and a process with an idle reader ends by itself', async () => {
  const pool = poolOf({ workers: 1 });
  const reading = pool.judge(pdf(blanks()));
  await pool.close();
  assert.deepEqual(await reading, held('busy'));

  const program = `
    import { InspectionPool } from ${JSON.stringify(new URL('./inspection-pool.ts', import.meta.url).href)};
    const bytes = Buffer.from(${JSON.stringify(buildPdf().toString('base64'))}, 'base64');
    const judgement = await new InspectionPool().judge({ bytes, extension: '.pdf' });
    console.log(judgement.verdict);
  `;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.deepEqual([stdout, status], ['clean\n', 0]);
});
