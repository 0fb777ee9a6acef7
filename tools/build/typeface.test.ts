import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../root.ts';
import { faceOf } from './typeface.ts';

test('the typeface is cut to the characters and weights that the style sheet names', () => {
  const { text, weights } = faceOf(
    'a.woff2',
    '@font-face { src: url("b.woff2"); unicode-range: U+1; } @font-face { font-weight: 400 600; src: url("x/a.woff2"); unicode-range: U+61-63, U+E7; }',
  );
  assert.equal(text, 'abcç');
  assert.deepEqual(weights, { min: 400, max: 600 });
});

test('the pages’ typeface has the letters, the figures and the marks of their words', () => {
  const { text } = faceOf('outfit.woff2', readFileSync(join(root, 'app', 'styles', 'fonts.css'), 'utf8'));
  for (const sign of 'Az09&’“”·°²©') assert.ok(text.includes(sign), sign);
});

test('a style sheet that no longer names the file stops the build', () => {
  assert.throws(() => faceOf('outfit.woff2', ''), /no @font-face with outfit\.woff2/);
});
