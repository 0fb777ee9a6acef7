import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineStyles } from './inline-styles.ts';

const sheets: Record<string, string> = { '/a.css': 'a{}', '/b.css': 'b{}', '/again.css': 'a{}' };
const page =
  '<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/><link rel="stylesheet" href="/again.css"/></head><body></body>';

test('a page holds its styles, in their order and each once, and asks for none', () => {
  const html = inlineStyles(page, (href) => sheets[href] ?? '');
  assert.match(html, /<style>a\{\}\nb\{\}<\/style><\/head>/);
  assert.equal(html.match(/<link rel="stylesheet" href="[^"]+" disabled=""\/>/g)?.length, 3);
});

test('a sheet that could end its element stops the build', () => {
  assert.throws(() => inlineStyles(page, () => 'a::before{content:"</style>"}'), /closing tag/);
});
