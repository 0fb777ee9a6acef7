import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteRange } from './byte-range.ts';

test('a player gets the part of the film that it asks for', () => {
  assert.deepEqual(byteRange('bytes=0-99', 1000), { start: 0, end: 99 });
  assert.deepEqual(byteRange('bytes=900-', 1000), { start: 900, end: 999 });
  assert.deepEqual(byteRange('bytes=-100', 1000), { start: 900, end: 999 });
  assert.deepEqual(byteRange('bytes=-5000', 1000), { start: 0, end: 999 });
  assert.deepEqual(byteRange('bytes=10-5000', 1000), { start: 10, end: 999 });
});

test('a range past the end cannot be satisfied', () => {
  assert.equal(byteRange('bytes=1000-', 1000), 'unsatisfiable');
  assert.equal(byteRange('bytes=-0', 1000), 'unsatisfiable');
});

test('what is no single range is answered with the whole file', () => {
  for (const header of [
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-2',
    'bytes=0-1,3-4',
    'lines=1-2',
  ])
    assert.equal(byteRange(header, 1000), undefined, String(header));
});
