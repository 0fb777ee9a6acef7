import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceOf } from './source-of.ts';

test('the page, the website and the marks of a visit are kept', () => {
  const sent = {
    sourcePage: '/ar/contact-us',
    sourceReferrer: 'www.example.com',
    utm_source: 'نشرة',
    utm_x: 'no',
  };
  assert.deepEqual(sourceOf(sent), {
    page: '/ar/contact-us',
    referrer: 'www.example.com',
    campaign: { utm_source: 'نشرة' },
  });
  assert.equal(sourceOf({}, '/careers').page, '/careers');
});

test('what is not in its shape is left out, and nothing is refused for it', () => {
  for (const odd of [7, {}, '', `/${'a'.repeat(200)}`, '/a?b', 'javascript:1', 'a\u202eb', '<b>', null])
    assert.deepEqual(
      sourceOf({
        sourcePage: odd,
        sourceReferrer: odd,
        utm_term: typeof odd === 'string' ? `${odd}\n` : odd,
      }),
      { page: undefined, referrer: undefined, campaign: {} },
    );
});
