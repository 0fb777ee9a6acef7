import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { mainThreadMs } from '../../tools/dev/process-figures.ts';
import { type ServerUnderTest, startProgram } from '../../tools/dev/servers-under-test.ts';
import { type EntryPoint, entryPoints } from './testing/entry-points.ts';
import { hostileRuns, runOf } from './testing/hostile-runs.ts';

/** What a machine may add to one reading; the square of the shortest text here would take ten times as long. */
const factor = 3;
const slackMs = 25;
/** Collecting garbage adds to some requests; a run that holds everybody up does so every time. */
const attempts = 3;

let server: ServerUnderTest;
before(async () => {
  server = await startProgram('server/http/testing/sample-site.ts', { TRUST_PROXY: '1' });
});
after(() => server.stop());

/**
 * How long the thread that serves everybody worked on it: no one else was served meanwhile. Unlike the delay of a timer
 * it holds nothing of what other programs on this machine did.
 */
async function stallMs({ send }: EntryPoint, text: string): Promise<number> {
  const before = mainThreadMs(server.process.pid);
  const status = await send(server.address, text);
  assert.ok(status >= 200 && status < 500, `${status} for ${JSON.stringify(text.slice(0, 20))}`);
  return mainThreadMs(server.process.pid) - before;
}

for (const entry of entryPoints())
  test(`${entry.name}: no text holds others up longer than a harmless one of its size`, {
    skip: existsSync('/proc/self/schedstat')
      ? false
      : 'the time of another process’s threads is known on Linux only',
    timeout: 120_000,
  }, async () => {
    const letters = 'x'.repeat(entry.bytes);
    const harmless = Math.max(await stallMs(entry, letters), await stallMs(entry, letters));
    const mostMs = factor * harmless + slackMs;
    for (const [name, sign] of Object.entries(hostileRuns)) {
      const run = runOf(sign, entry.bytes);
      let least = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < attempts && least > mostMs; attempt += 1)
        least = Math.min(least, await stallMs(entry, run));
      assert.ok(
        least <= mostMs,
        `${name}: ${least.toFixed(1)} ms, ${harmless.toFixed(1)} ms for harmless text`,
      );
    }
  });
