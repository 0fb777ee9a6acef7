import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { acceptedEncodings } from './accepted-encodings.ts';

describe('A browser gets a compressed file', () => {
  for (const [header, br, gzip] of [
    ['gzip, deflate, br, zstd', true, true],
    ['gzip;q=1.0, br;q=0.5', true, true],
    ['gzip, br;q=0', false, true],
    ['br; q=0.0, gzip; q=0', false, false],
    ['brotli, x-gzip', false, false],
    ['', false, false],
  ] as const)
    test(`by "${header}"`, () => {
      // Twice: read, and then remembered.
      for (let turn = 0; turn < 2; turn += 1) assert.deepEqual(acceptedEncodings(header), { br, gzip });
    });

  test('however many strange lists came before', () => {
    for (let turn = 0; turn < 1000; turn += 1) acceptedEncodings(`x-${turn}, br`);
    assert.deepEqual(acceptedEncodings('br'), { br: true, gzip: false });
  });
});
