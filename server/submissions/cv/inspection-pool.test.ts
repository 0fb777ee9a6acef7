import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, test } from 'node:test';
import { cvMaxBytes } from '../../../contract/limits.ts';
import { buildPdf, deflated, streamObject } from '../testing/build-pdf.ts';
import { type InspectionLimits, InspectionPool } from './inspection-pool.ts';

const pools: InspectionPool[] = [];
const poolOf = (limits: Partial<InspectionLimits> = {}, reader?: URL): InspectionPool => {
  const pool = new InspectionPool(limits, reader);
  pools.push(pool);
  return pool;
};
after(() => Promise.all(pools.map((pool) => pool.close())));

const pdf = (bytes: Uint8Array) => ({ bytes, extension: '.pdf' as const });
const endlessReader = new URL('../testing/endless-reader.ts', import.meta.url);
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

test('a file that takes too long is held, and so is the next one, by a reader of its own', async () => {
  const pool = poolOf({ workers: 1, readMs: 20 }, endlessReader);
  assert.deepEqual(await pool.judge(pdf(buildPdf())), held('tooSlow'));
  assert.deepEqual(await pool.judge(pdf(buildPdf())), held('tooSlow'));
});

test('readers that do not even start are not waited for', async () => {
  const pool = poolOf({ workers: 1, startMs: 1 });
  assert.deepEqual(await pool.judge(pdf(buildPdf())), held('tooSlow'));
});

test('a file that takes too much memory is held, and the next one is read', async () => {
  const pool = poolOf({ workers: 1, heapMb: 40, readMs: 60_000 });
  assert.deepEqual(await pool.judge(pdf(arrays())), held('tooLargeInside'));
  assert.deepEqual(await pool.judge(pdf(buildPdf())), clean);
});

test('nobody else waits while hostile files are read', async () => {
  const pool = poolOf({ workers: 2, readMs: 60_000 });
  await pool.judge(pdf(buildPdf()));
  // Processor time instead of delays: others on a busy machine slow everything down, but do no work of ours.
  const [all, ours] = [process.cpuUsage(), process.threadCpuUsage()];
  const largest = Buffer.alloc(cvMaxBytes, '1 0 obj [[[[ ');
  largest.write('%PDF-1.7\n');
  const files = [blanks(), largest, blanks()];
  const building = process.threadCpuUsage(ours);
  const judgements = await Promise.all(files.map((bytes) => pool.judge(pdf(bytes))));
  const spent = ({ user, system }: NodeJS.CpuUsage) => user + system;
  const main = spent(process.threadCpuUsage(ours)) - spent(building);
  const readers = spent(process.cpuUsage(all)) - spent(building) - main;
  assert.deepEqual(
    judgements.map(({ verdict }) => verdict),
    ['held', 'held', 'held'],
  );
  assert.ok(main < readers / 4, `${main / 1000} ms of our own, ${readers / 1000} ms of the readers`);
});

test('files beyond what may wait are held at once, and those that wait too long after a while', async () => {
  const pool = poolOf({ workers: 1, waiting: 2, waitMs: 50, readMs: 600_000 }, endlessReader);
  const first = pool.judge(pdf(buildPdf()));
  const waiting = [pool.judge(pdf(buildPdf())), pool.judge(pdf(buildPdf()))];
  assert.deepEqual(await pool.judge(pdf(buildPdf())), held('busy'));
  assert.deepEqual(await Promise.all(waiting), [held('busy'), held('busy')]);
  await pool.close();
  assert.deepEqual(await first, held('busy'));
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
