import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowLengths } from './card-rows.ts';

test('no card of a grid is left alone in its row', () => {
  assert.deepEqual(rowLengths(5), [3, 2]);
  assert.deepEqual(rowLengths(7), [4, 3]);
  assert.deepEqual(rowLengths(8), [4, 4]);
  for (let count = 2; count <= 20; count += 1) {
    const rows = rowLengths(count);
    assert.equal(
      rows.reduce((sum, row) => sum + row, 0),
      count,
    );
    assert.ok(
      rows.every((row) => row >= 2 && row <= 4),
      `${count}: ${rows}`,
    );
  }
});
