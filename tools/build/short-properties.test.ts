import assert from 'node:assert/strict';
import { test } from 'node:test';
import { propertiesOfScripts, shortPropertyNames } from './short-properties.ts';

/** Eighty properties, the first written most. */
const properties = Array.from({ length: 80 }, (_, i) => `--property-${i}`);
const written = properties.flatMap((name, i) => Array.from({ length: 80 - i }, () => name));
const before = shortPropertyNames(written);

const renamedBy = (more: readonly string[]) => {
  const after = shortPropertyNames([...written, ...more]);
  return properties.filter((name) => after.get(name) !== before.get(name)).length;
};

test('properties have names of their own, most of those written often of one letter', () => {
  assert.equal(new Set(before.values()).size, properties.length);
  for (const name of before.values()) assert.match(name, /^--[a-zA-Z]{1,2}$/);
  const short = properties.slice(0, 20).filter((name) => before.get(name)?.length === 3);
  assert.ok(short.length >= 14, `${short}`);
});

test('one more use of a property, or a new one, leaves the names of the others alone, but for a few', () => {
  const more = properties.map((name) => renamedBy([name]));
  const fresh = properties.map((_, i) => renamedBy([`--new-${i}`]));
  for (const renamed of [more, fresh]) {
    assert.ok(renamed.filter((count) => count === 0).length >= 60, `${renamed}`);
    assert.ok(Math.max(...renamed) <= 3, `${renamed}`);
  }
});

test('properties that scripts set or read keep their names', () => {
  assert.deepEqual([...propertiesOfScripts()].sort(), ['--in-view', '--scroll-bar', '--scrolled']);
});
