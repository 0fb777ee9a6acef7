import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violationsOnEveryRoute } from './axe.ts';
import { visitors } from './browser.ts';

const visit = visitors();

// The desktop's layout in the light theme and the phone's in the dark one; all combinations are in the bench.
test('axe finds nothing on any page in the light theme on a desktop', async () => {
  const page = await visit('/faqs', { colorScheme: 'light' });
  assert.deepEqual(await violationsOnEveryRoute(page), []);
});
