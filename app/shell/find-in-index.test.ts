import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../content/content.server.ts';
import { searchIndexOf } from '../../content/search-index.server.ts';
import { findInIndex, markMatch } from './find-in-index.ts';

const titles = (text: string) => findInIndex(searchIndexOf('en'), text).map((item) => item.title);

test('a visitor finds a service by any part of its name in any case', () => {
  assert.deepEqual(titles('CHIL'), ['Chiller']);
  assert.deepEqual(titles('  hvac '), ['HVAC Systems']);
  assert.ok(titles('services').includes('Soft Services'));
});

test('empty text finds nothing, and neither does what no title holds', () => {
  assert.deepEqual(titles(''), []);
  assert.deepEqual(titles('   '), []);
  assert.deepEqual(titles('zzz'), []);
});

test('the words that are suggested when nothing matches do find something', () => {
  const suggested = [...contentOf('en').shell.search.none.matchAll(/“(\w+)”/g)].map(
    (match) => match[1] ?? '',
  );
  assert.equal(suggested.length, 2);
  for (const word of suggested) assert.notDeepEqual(titles(word), [], word);
});

test('the matched part is marked in the case it is written in', () => {
  assert.deepEqual(markMatch('HVAC Systems', 'vac'), ['H', 'VAC', ' Systems']);
  assert.deepEqual(markMatch('Painting', 'zzz'), ['Painting', '', '']);
});
