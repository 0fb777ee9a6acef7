import assert from 'node:assert/strict';
import { violationsOnEveryRoute } from './axe.ts';
import { test } from './browser.ts';

// The desktop's layout in the light theme and the phone's in the dark one; all combinations are in the bench.
test('axe finds nothing on any page in the light theme on a desktop', async ({ visit }) => {
  const page = await visit('/faqs', { colorScheme: 'light' });
  assert.deepEqual(await violationsOnEveryRoute(page), []);
});
