import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortPropertyNames } from './short-properties.ts';

test('properties have names of their own, the shortest those that are written most; what scripts read keeps its name', () => {
  const many = Array.from({ length: 80 }, (_, i) => `--p${i}`);
  const names = shortPropertyNames([...many, '--p79', '--in-view']);
  assert.equal(new Set(names.values()).size, 80);
  assert.equal(names.get('--p79'), '--a');
  assert.equal(names.has('--in-view'), false);
  assert.ok([...names.values()].every((name) => /^--[a-zA-Z]{1,2}$/.test(name)));
});
