import assert from 'node:assert/strict';
import { cvExtensionOf } from '../../contract/cv-precheck.ts';
import { InspectionPool } from '../../server/submissions/cv/inspection-pool.ts';
import { genuineCvs } from '../../server/submissions/testing/genuine-cvs.ts';
import { hostileCvs } from '../../server/submissions/testing/hostile-cvs.ts';

const mutationsEach = 40;
/** Beyond it a broken file keeps a reader from honest ones. */
const mostMs = 4000;

/** The same numbers every time, so that what is found can be looked into. */
function* pseudoRandom(): Generator<number, never> {
  let state = 20_261_117;
  for (;;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Every file of the tests with bytes changed, doubled, moved and cut off: no reader fails, hangs or runs out of memory. */
export async function mutations(): Promise<string> {
  const pool = new InspectionPool();
  const numbers = pseudoRandom();
  const next = (below: number) => Math.floor(numbers.next().value * below);
  let [count, slowest] = [0, 0];
  try {
    for (const { name, bytes } of [...genuineCvs(), ...hostileCvs()]) {
      const extension = cvExtensionOf(name) ?? '.pdf';
      for (let turn = 0; turn < mutationsEach; turn += 1) {
        const [at, length] = [next(bytes.length), next(64)];
        const changed = Buffer.from(bytes);
        if (changed.length > 0) changed[at] = next(256);
        const piece = bytes.subarray(at, at + length);
        const mutation =
          [
            changed,
            bytes.subarray(0, at),
            Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]),
            Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]),
          ][turn % 4] ?? changed;
        const started = process.cpuUsage();
        const judgement = await pool.judge({ bytes: mutation, extension });
        const { user, system } = process.cpuUsage(started);
        const reasons = judgement.verdict === 'held' ? judgement.reasons : [];
        const failed = reasons.filter((reason) => ['tooSlow', 'readerFailed', 'busy'].includes(reason));
        assert.deepEqual(failed, [], `${name}, turn ${turn}, byte ${at}`);
        slowest = Math.max(slowest, (user + system) / 1000);
        assert.ok(slowest < mostMs, `${name}, turn ${turn}, byte ${at}: ${slowest} ms`);
        count += 1;
      }
    }
  } finally {
    await pool.close();
  }
  return `${count} broken files, the slowest read in ${slowest.toFixed(0)} ms`;
}
