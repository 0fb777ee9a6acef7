import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policyAt } from './policy-at.ts';

test('each policy is found at its path, with or without a closing slash', () => {
  assert.equal(policyAt('/cookie-policy')?.title, 'Cookie Policy');
  assert.equal(policyAt('/privacy-policy/')?.title, 'Privacy Policy');
  assert.equal(policyAt('/terms-conditions')?.title, 'Terms & Conditions');
});

test('an unknown policy path has no content', () => {
  for (const path of ['/refund-policy', '/', '/constructor', '/cookie-policy/extra'])
    assert.equal(policyAt(path), undefined, path);
});
