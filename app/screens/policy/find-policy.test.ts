import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPolicy } from './find-policy.ts';

test('each policy is found at its path, with or without a closing slash', () => {
  assert.equal(findPolicy('/cookie-policy')?.title, 'Cookie Policy');
  assert.equal(findPolicy('/privacy-policy/')?.title, 'Privacy Policy');
  assert.equal(findPolicy('/terms-conditions')?.title, 'Terms & Conditions');
});

test('an unknown policy path has no content', () => {
  for (const path of ['/refund-policy', '/', '/constructor', '/cookie-policy/extra'])
    assert.equal(findPolicy(path), undefined, path);
});
