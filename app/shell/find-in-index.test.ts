import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../content/content.server.ts';
import { type Locale, locales } from '../../content/model/locales.ts';
import { searchIndexOf } from '../../content/search-index.server.ts';
import { findInIndex, markMatch } from './find-in-index.ts';

const titles = (text: string, locale: Locale = 'en') =>
  findInIndex(searchIndexOf(locale), text).map(({ item }) => item.title);

test('a visitor finds a service by any part of its name in any case', () => {
  assert.equal(titles('CHIL')[0], 'Chiller');
  assert.equal(titles('  hvac ')[0], 'HVAC Systems');
  assert.ok(titles('services').includes('Soft Services'));
  assert.ok(titles('lumb').includes('Plumbing'));
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
  assert.equal(titles('hvac', 'ar')[0], 'أنظمة التكييف والتهوية');
  assert.equal(titles('chiller', 'ar')[0], 'المبرّدات المركزية');
  assert.equal(titles('السباكة')[0], 'Plumbing');
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

test('a visitor finds a service by what people call it, and sees why', () => {
  for (const [typed, title, why] of [
    ['pump', 'Plumbing', 'Pump'],
    ['AC', 'HVAC Systems', 'AC'],
    ['façade', 'Facade Cleaning', undefined],
    ['facade', 'Facade Cleaning', undefined],
    ['cleaner', 'House Keeping', 'Cleaner'],
    ['cleaners', 'House Keeping', 'Cleaner'],
    ['lift', 'Elevator', 'Lift'],
    ['lifts', 'Elevator', 'Lift'],
    ['job', 'Careers', 'Jobs'],
    ['price', 'Request A Quote', 'Price'],
    ['مكيف', 'HVAC Systems', 'مكيف'],
  ] as const) {
    const [first] = findInIndex(searchIndexOf('en'), typed);
    assert.deepEqual([first?.item.title, first?.why], [title, why], typed);
  }
  assert.equal(titles('مصاعد', 'ar')[0], contentOf('ar').services.items.elevator.title);
  assert.equal(titles('lift', 'ar')[0], contentOf('ar').services.items.elevator.title);
});

test('what a page says is found after titles, with its sentence', () => {
  const found = findInIndex(searchIndexOf('en'), 'legionella');
  assert.deepEqual(
    found.map(({ item, why }) => [item.title, why]),
    [['Plumbing', 'Legionella control and sampling']],
  );
  const clean = titles('clean');
  assert.ok(clean.indexOf('Facade Cleaning') < clean.indexOf('HVAC Systems'), `${clean}`);
});

test('of several words each must be found', () => {
  assert.equal(titles('ac repair')[0], 'HVAC Systems');
  assert.equal(titles('pool chlorine')[0], 'Life Guard');
  assert.deepEqual(titles('chlorine zebra'), []);
});

test('two letters find names, not every text in which a word begins so', () => {
  assert.ok(titles('ac').length < 8, `${titles('ac')}`);
});

test('a word of what was typed is marked where all of it is not there', () => {
  assert.deepEqual(markMatch('Tank cleaning', 'tanks'), ['', 'Tank', ' cleaning']);
  assert.deepEqual(markMatch('Back to access', 'ac'), ['Back to ', 'ac', 'cess']);
});
