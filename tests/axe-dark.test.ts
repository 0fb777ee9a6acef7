import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violationsOnEveryRoute } from './axe.ts';
import { phone, visitors } from './browser.ts';

const visit = visitors();

test('axe finds nothing on any page in the dark theme on a phone', async () => {
  const page = await visit('/faqs', {
    colorScheme: 'dark',
    viewport: phone,
  });
  assert.deepEqual(await violationsOnEveryRoute(page), []);
});
