import assert from 'node:assert/strict';
import { test } from 'node:test';
import { propertiesOfScripts, shortPropertyNames } from './short-properties.ts';

test('properties have names of their own, the shortest those that are written most', () => {
  const many = Array.from({ length: 80 }, (_, i) => `--p${i}`);
  const names = shortPropertyNames([...many, '--p79']);
  assert.equal(new Set(names.values()).size, 80);
  assert.equal(names.get('--p79'), '--a');
  assert.ok([...names.values()].every((name) => /^--[a-zA-Z]{1,2}$/.test(name)));
});

test('properties that scripts set or read keep their names', () => {
  assert.deepEqual([...propertiesOfScripts()].sort(), ['--in-view', '--scroll-bar', '--scrolled']);
});
