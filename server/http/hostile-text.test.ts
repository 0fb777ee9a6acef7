import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { processorSeconds } from '../../tools/dev/process-figures.ts';
import { type ServerUnderTest, startProgram } from '../../tools/dev/servers-under-test.ts';
import { entryPoints } from './testing/entry-points.ts';

/** What patterns that look for the end of a run, or put marks in order, take the square of its length for. */
const runs = {
  blanks: ' ',
  tabs: '\t',
  dots: '.',
  slashes: '/',
  pluses: '+',
  dashes: '-',
  quotes: '"',
  commas: ', ',
  'zero-width spaces': '\u200B',
  'combining marks': '\u0301',
  'marks in the wrong order': '\u0301\u0316',
};

/** As many bytes of a run, between two letters: a pattern that wants the end starts anew at every sign of it. */
const runOf = (sign: string, bytes: number) =>
  `a${sign.repeat(Math.floor((bytes - 2) / Buffer.byteLength(sign)))}b`;

/** A hundredth of a second is the smallest step; four times harmless text is far from its square. */
const factor = 4;
const slackSeconds = 0.2;

let server: ServerUnderTest;
before(async () => {
  server = await startProgram('server/http/testing/sample-site.ts', { TRUST_PROXY: '1' });
});
after(() => server.stop());

/** What the server had to do, in seconds of the processor: waiting for a busy machine is not its fault. */
async function costOf(work: () => Promise<void>): Promise<number> {
  const before = processorSeconds(server.process.pid ?? 0);
  await work();
  return processorSeconds(server.process.pid ?? 0) - before;
}

for (const { name, bytes, send } of entryPoints())
  test(`${name}: no text holds others up longer than a harmless one of its size`, {
    skip: existsSync('/proc/self/stat')
      ? false
      : 'the processor time of another process is known on Linux only',
    timeout: 120_000,
  }, async () => {
    const signs = Object.values(runs);
    const sendAll = (textOf: (sign: string) => string) => async () => {
      for (const sign of signs) {
        const status = await send(server.address, textOf(sign));
        assert.ok(status >= 200 && status < 500, `${status} for ${JSON.stringify(sign)}`);
      }
    };
    const harmless = await costOf(sendAll(() => 'x'.repeat(bytes)));
    const hostile = await costOf(sendAll((sign) => runOf(sign, bytes)));
    assert.ok(
      hostile <= factor * harmless + slackSeconds,
      `${hostile.toFixed(2)} s for runs, ${harmless.toFixed(2)} s for harmless text`,
    );
  });
