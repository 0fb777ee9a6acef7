import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchTextOf, searchWords } from './search-text.ts';

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
