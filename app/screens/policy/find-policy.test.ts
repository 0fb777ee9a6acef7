import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPolicy } from './find-policy.ts';

test('each policy is found at its path in every language, with or without a closing slash or capitals', () => {
  assert.equal(findPolicy('/cookie-policy'), 'cookie-policy');
  assert.equal(findPolicy('/privacy-policy/'), 'privacy-policy');
  assert.equal(findPolicy('/ar/terms-conditions'), 'terms-conditions');
  assert.equal(findPolicy('/Cookie-Policy'), 'cookie-policy');
});

test('an unknown policy path has no content', () => {
  for (const path of ['/refund-policy', '/', '/constructor', '/cookie-policy/extra', '/a/b/cookie-policy'])
    assert.equal(findPolicy(path), undefined, path);
});
