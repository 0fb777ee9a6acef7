import assert from 'node:assert/strict';
import { violationsOnEveryRoute } from './axe.ts';
import { test } from './browser.ts';

test('axe finds nothing on any page in the dark theme on a phone', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/faqs', { colorScheme: 'dark' });
  assert.deepEqual(await violationsOnEveryRoute(page), []);
});
