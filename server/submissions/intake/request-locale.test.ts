import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localeOfRequest } from './request-locale.ts';

const known = ['en', 'ar'];
const asked = (headers: Record<string, string>) => localeOfRequest(new Headers(headers), known);

test('our own pages say which language they are in', () => {
  assert.equal(asked({ 'Content-Language': 'ar', 'Accept-Language': 'en' }), 'ar');
  assert.equal(asked({ 'Content-Language': 'fr', 'Accept-Language': 'ar' }), 'ar');
});

test('other callers are answered in the language they like best of those we have', () => {
  assert.equal(asked({ 'Accept-Language': 'ar-AE,ar;q=0.9,en;q=0.8' }), 'ar');
  assert.equal(asked({ 'Accept-Language': 'fr, en;q=0.3, AR;q=0.7' }), 'ar');
  assert.equal(asked({ 'Accept-Language': 'en-GB, ar;q=0.5' }), 'en');
  assert.equal(asked({ 'Accept-Language': 'ar;q=0, en;q=0.1' }), 'en');
});

test('nobody and nonsense are answered in English', () => {
  for (const language of ['', '*', 'fr', ',;q', 'ar;q=x', `${'x,'.repeat(4000)}ar`])
    assert.equal(asked({ 'Accept-Language': language }), 'en', language.slice(0, 20));
  assert.equal(asked({}), 'en');
});
