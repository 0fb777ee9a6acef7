import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPdf, streamObject } from '../../testing/build-pdf.ts';
import { judgeFile } from '../judge-file.ts';

/** A head that only the library forgives: zlib knows no window of this size. */
const forgivenHead = '\x88\x1c';

/** A single block of deflate (RFC 1951, 3.2.6): a letter, and 258 bytes from where it stands, again and again. */
function block(copies: number): string {
  const bits = `110${'00110000'}${'1100010100000'.repeat(copies)}`;
  return bits.replace(/.{1,8}/g, (byte) =>
    String.fromCharCode(Number.parseInt([...byte].reverse().join(''), 2)),
  );
}

test('a block that unpacks without an end is given up before it takes memory', async () => {
  const copies = 300_000;
  const unpackedMb = (copies * 258) / 1024 / 1024;
  const file = buildPdf({
    extraObjects: [
      streamObject('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', forgivenHead + block(copies)),
    ],
  });
  const before = process.resourceUsage().maxRSS;
  assert.deepEqual(await judgeFile(file, '.pdf'), { verdict: 'held', reasons: ['tooLargeInside'] });
  const grownMb = (process.resourceUsage().maxRSS - before) / 1024;
  assert.ok(grownMb < unpackedMb / 3, `${grownMb} of ${unpackedMb} MB`);
});
