import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../content/content.server.ts';
import { type Locale, locales } from '../../content/model/locales.ts';
import { searchIndexOf } from '../../content/search-index.server.ts';
import { findInIndex, markMatch } from './find-in-index.ts';

const titles = (text: string, locale: Locale = 'en') =>
  findInIndex(searchIndexOf(locale), text).map((item) => item.title);

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
  for (const locale of locales) {
    const suggested = [...contentOf(locale).shell.search.none.matchAll(/[“«]([^”»]+)[”»]/g)].map(
      (match) => match[1] ?? '',
    );
    assert.equal(suggested.length, 2);
    for (const word of suggested) assert.notDeepEqual(titles(word, locale), [], word);
  }
});

test('the matched part is marked in the case it is written in', () => {
  assert.deepEqual(markMatch('HVAC Systems', 'vac'), ['H', 'VAC', ' Systems']);
  assert.deepEqual(markMatch('Painting', 'zzz'), ['Painting', '', '']);
});

test('a visitor finds a service by its name in the other language, on both sides', () => {
  assert.deepEqual(titles('hvac', 'ar'), ['أنظمة التكييف والتهوية']);
  assert.deepEqual(titles('chiller', 'ar'), ['المبرّدات المركزية']);
  assert.deepEqual(titles('السباكة'), ['Plumbing']);
  assert.ok(titles('FAQ', 'ar').includes('الأسئلة الشائعة'));
});

test('Arabic is found as people type it: without hamza, vowel signs and tatweel, with ه for ة and ى for ي', () => {
  for (const [typed, found] of [
    ['الاسئله', 'الأسئلة الشائعة'],
    ['ادارة النفايات', 'إدارة النفايات'],
    ['المبردات', 'المبرّدات المركزية'],
    ['السبـــاكة', 'أعمال السباكة'],
    ['مكافحه الافات', 'مكافحة الآفات'],
    ['التقنيات الذكيه', 'التقنيات الذكية'],
    ['الأمنى', 'الحراسة الأمنية'],
  ] as const)
    assert.ok(titles(typed, 'ar').includes(found), `${typed}: ${titles(typed, 'ar')}`);
});

test('the matched part is marked with the signs that were not typed', () => {
  assert.deepEqual(markMatch('المبرّدات المركزية', 'مبردات'), ['ال', 'مبرّدات', ' المركزية']);
  assert.deepEqual(markMatch('إدارة النفايات', 'اداره'), ['', 'إدارة', ' النفايات']);
  assert.deepEqual(markMatch('المبرّدات', 'مبر'), ['ال', 'مبرّ', 'دات']);
  assert.deepEqual(markMatch('الأسئلة', 'اسئله'), ['ال', 'أسئلة', '']);
});
