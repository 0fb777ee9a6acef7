import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../content.server.ts';
import { locales } from './locales.ts';
import { type PluralWords, plural } from './plural.ts';

/** Every plural record in a tree of words; none of their other records has this key. */
function* pluralWords(node: unknown): Generator<PluralWords> {
  if (typeof node !== 'object' || node === null) return;
  if ('other' in node && typeof node.other === 'string') yield node as PluralWords;
  for (const value of Object.values(node)) yield* pluralWords(value);
}

test('a count is said in the form that fits it', () => {
  const words = { one: '{n} client', other: '{n} clients' };
  assert.deepEqual(
    [0, 1, 2, 37].map((n) => plural('en', words, n)),
    ['0 clients', '1 client', '2 clients', '37 clients'],
  );
});

test('every count has all the forms its language needs', () => {
  for (const locale of locales) {
    const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const found = [...pluralWords(contentOf(locale))];
    assert.ok(found.length > 0);
    for (const words of found) assert.deepEqual(Object.keys(words).sort(), wanted);
  }
});
