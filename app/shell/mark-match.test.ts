import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markMatch } from './mark-match.ts';

test('the matched part is marked in the case it is written in', () => {
  assert.deepEqual(markMatch('HVAC Systems', 'vac'), ['H', 'VAC', ' Systems']);
  assert.deepEqual(markMatch('Painting', 'zzz'), ['Painting', '', '']);
});

test('the matched part is marked with the signs that were not typed', () => {
  assert.deepEqual(markMatch('المبرّدات المركزية', 'مبردات'), ['ال', 'مبرّدات', ' المركزية']);
  assert.deepEqual(markMatch('إدارة النفايات', 'اداره'), ['', 'إدارة', ' النفايات']);
  assert.deepEqual(markMatch('المبرّدات', 'مبر'), ['ال', 'مبرّ', 'دات']);
  assert.deepEqual(markMatch('الأسئلة', 'اسئله'), ['ال', 'أسئلة', '']);
});

test('a word of what was typed is marked where all of it is not there', () => {
  assert.deepEqual(markMatch('Tank cleaning', 'tanks'), ['', 'Tank', ' cleaning']);
  assert.deepEqual(markMatch('Back to access', 'ac'), ['Back to ', 'ac', 'cess']);
});

test('of several words the first one that is there is marked, a short one only where a word begins', () => {
  assert.deepEqual(markMatch('Lift', 'lift maintenance'), ['', 'Lift', '']);
  assert.deepEqual(markMatch('AC', 'a/c'), ['', 'AC', '']);
  assert.deepEqual(markMatch('Facade Cleaning', 'ac cleaning'), ['Facade ', 'Cleaning', '']);
  assert.deepEqual(markMatch('صيانة المبرّدات', 'تصليح مبردات'), ['صيانة ال', 'مبرّدات', '']);
});
