import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsOf, rowsOf, shapeOf } from './columns.ts';

test('a picture stands in the column that ends highest, the first of equals', () => {
  assert.deepEqual(columnsOf(['landscape', 'landscape', 'landscape', 'square'], 3), [1, 2, 3, 1]);
  assert.deepEqual(columnsOf(['portrait', 'landscape', 'square', 'square', 'square'], 3), [1, 2, 3, 2, 3]);
  assert.deepEqual(columnsOf(['portrait', 'landscape', 'landscape', 'square'], 2), [1, 2, 2, 1]);
});

test('no picture begins above one that comes before it, and all columns end together', () => {
  const shapes = ['portrait', 'square', 'landscape', 'landscape', 'portrait', 'square', 'square'] as const;
  for (const count of [2, 3]) {
    const columns = columnsOf(shapes, count);
    const rows = rowsOf(shapes, columns);
    const ends = Array.from({ length: count }, () => 0);
    let last = 0;
    columns.forEach((column, index) => {
      const top = ends[column - 1] ?? 0;
      assert.ok(top >= last, `picture ${index + 1} begins at ${top}, above ${last}`);
      last = top;
      ends[column - 1] = top + (rows[index] ?? 0);
    });
    assert.equal(new Set(ends).size, 1, `columns end at ${ends}`);
  }
});

test('a picture is lying, upright or square', () => {
  assert.equal(shapeOf({ width: 1200, height: 900 }), 'landscape');
  assert.equal(shapeOf({ width: 900, height: 1200 }), 'portrait');
  assert.equal(shapeOf({ width: 1200, height: 1200 }), 'square');
});
