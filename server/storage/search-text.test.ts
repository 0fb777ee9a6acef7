import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { matchOf, searchTextOf, searchWords } from './search-text.ts';

const text = searchTextOf({
  reference: 'NSQ-AB2C-D3EF',
  fields: {
    name: 'Łukasz Müller-Haddād',
    email: 'Lukas.M@Example.com',
    phone: '050 123 4567',
    phoneE164: '+971501234567',
    message: "أحمد '; drop table submission; --",
  },
});
const found = (query: string) =>
  searchWords(query).every((word) => text.split(' ').some((one) => one.startsWith(word)));

test('people are found as they are spoken of', () => {
  for (const query of [
    'muller',
    'HADDAD mül',
    'lukas.m@example.com',
    'احمد',
    'nsq-ab2c-d3ef',
    'ab2cd3ef',
    'drop tab',
  ])
    assert.ok(found(query), query);
  assert.ok(!found('layla'));
});

test('a phone number is found however it is written', () => {
  for (const query of ['0501234567', '+971 50 123', '00971 501 23', '50 123-45', '٠٥٠١٢٣٤'])
    assert.ok(found(query), query);
});

test('only letters and digits reach the index or a query, and never too many', () => {
  assert.match(text, /^[\p{L}\p{N} ]+$/u);
  for (const query of ['"*', "'; --", '%_', 'a:* | b', '\u202e\u200f', ''])
    for (const word of searchWords(query)) assert.match(word, /^[\p{L}\p{N}]+$/u);
  assert.ok(searchWords('word '.repeat(2000)).length <= 8);
  assert.ok(searchWords('x'.repeat(10_000))[0]?.length === 32);
  const long = searchTextOf({
    reference: 'NSQ-AAAA-AAAA',
    fields: { message: Array.from({ length: 2000 }, (_, i) => `w${i}`).join(' ') },
  });
  assert.equal(long.split(' ').length, 400);
});

test('no letter of any script stops the search', () => {
  const database = new DatabaseSync(':memory:');
  // As server/storage/migrations/007-entry-state.ts makes it. It cannot be asked for a word that SQLite would break in two.
  database.exec(`create virtual table search using fts5(search_text,
    tokenize='unicode61 remove_diacritics 0', prefix='1 2 3', detail=none)`);
  const asked = database.prepare('select count(*) as found from search where search match ?');
  const signs = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point)).filter((sign) =>
    /[\p{L}\p{N}]/u.test(sign),
  );
  assert.ok(signs.length > 100_000);
  for (let start = 0; start < signs.length; start += 8) {
    const query = signs.slice(start, start + 8).map((sign) => `q${sign}z`);
    assert.doesNotThrow(() => asked.get(matchOf(searchWords(query.join(' ')))), query.join(' '));
  }
  database.close();
});
