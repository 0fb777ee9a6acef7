import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseAfter } from './pauses.ts';

test('a mail is tried at least twelve times over at least 48 hours, with growing pauses', () => {
  const pauses: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const pauseMs = pauseAfter(attempt, () => 0);
    if (pauseMs === undefined) break;
    pauses.push(pauseMs);
  }
  assert.ok(pauses.length + 1 >= 12);
  assert.ok(pauses.reduce((sum, pauseMs) => sum + pauseMs, 0) >= 48 * 3_600_000);
  assert.deepEqual(
    pauses,
    pauses.toSorted((a, b) => a - b),
  );
  assert.notEqual(
    pauseAfter(3, () => 0.9),
    pauseAfter(3, () => 0.1),
  );
});
