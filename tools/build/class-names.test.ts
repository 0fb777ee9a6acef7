import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classNames, shortNames } from './class-names.ts';

const classes = Array.from(
  { length: 600 },
  (_, i) => `app/ui/part-${Math.floor(i / 6)}.module.css class${i % 6}`,
);
const before = shortNames(classes);

test('every class has a name of its own, of two characters, and none is hidden as an advertisement', () => {
  assert.equal(new Set(before.values()).size, classes.length);
  for (const name of before.values()) assert.match(name, /^(?!ad$)[a-z][\w-]$/i);
});

test('a new class leaves the names of the others alone, but for the few that it pushes aside', () => {
  const renamed = Array.from({ length: 20 }, (_, i) => {
    const after = shortNames([...classes, `app/ui/part-${i}.module.css new`]);
    return classes.filter((each) => after.get(each) !== before.get(each)).length;
  });
  assert.ok(renamed.filter((count) => count === 0).length >= 14, `${renamed}`);
  assert.ok(Math.max(...renamed) <= 5, `${renamed}`);
});

test('a class that no module has stops the build', () => {
  assert.throws(() => classNames()('nowhere', 'app/ui/icon.module.css'), /nowhere .* was not found/);
});

test('so many classes that they would rename each other stop the build', () => {
  assert.throws(() => shortNames(Array.from({ length: 2000 }, (_, i) => `a.css c${i}`)), /so many classes/);
});
