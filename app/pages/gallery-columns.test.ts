import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsOf, shapeOf } from './gallery-columns.ts';

test('a picture stands in the column that ends highest, the first of equals', () => {
  assert.deepEqual(columnsOf(['landscape', 'landscape', 'landscape', 'square'], 3), [1, 2, 3, 1]);
  assert.deepEqual(columnsOf(['portrait', 'landscape', 'square', 'square', 'square'], 3), [1, 2, 3, 2, 3]);
  assert.deepEqual(columnsOf(['portrait', 'landscape', 'landscape', 'square'], 2), [1, 2, 2, 1]);
});

test('no picture begins above one that comes before it', () => {
  const heights = { landscape: 10, square: 13, portrait: 17 };
  const shapes = ['portrait', 'square', 'landscape', 'landscape', 'portrait', 'square', 'square'] as const;
  const ends = [0, 0, 0];
  let last = 0;
  columnsOf(shapes, 3).forEach((column, index) => {
    const top = ends[column - 1] ?? 0;
    assert.ok(top >= last, `picture ${index + 1} begins at ${top}, above ${last}`);
    last = top;
    ends[column - 1] = top + heights[shapes[index] ?? 'square'];
  });
});

test('a picture is lying, upright or square', () => {
  assert.equal(shapeOf({ width: 1200, height: 900 }), 'landscape');
  assert.equal(shapeOf({ width: 900, height: 1200 }), 'portrait');
  assert.equal(shapeOf({ width: 1200, height: 1200 }), 'square');
});
