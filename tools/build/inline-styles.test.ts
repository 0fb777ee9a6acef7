import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineStyles, pictureFirst } from './inline-styles.ts';

const sheets: Record<string, string> = { '/a.css': 'a{}', '/b.css': 'b{}', '/again.css': 'a{}' };
const page =
  '<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/><link rel="stylesheet" href="/again.css"/></head><body></body>';

test('a page holds its styles, in their order and each once, and asks for none', () => {
  const html = inlineStyles(page, (href) => sheets[href] ?? '');
  assert.match(html, /<style>a\{\}\nb\{\}<\/style><\/head>/);
  assert.equal(html.match(/<link rel="stylesheet" href="[^"]+" disabled=""\/>/g)?.length, 3);
});

test('a sheet that late parts need too stands under both of its names', () => {
  const html = inlineStyles('<head><link rel="stylesheet" href="/a.css#"/></head>', () => 'a{}');
  assert.match(html, /href="\/a\.css#" disabled=""\/><link rel="stylesheet" href="\/a\.css" disabled=""\/>/);
});

test('the sheet for paper waits, except where there is no script', () => {
  const link = '<link rel="stylesheet" href="/print.css" media="print"/>';
  const html = inlineStyles(page.replace('</head>', `${link}</head>`), (href) => sheets[href] ?? '');
  assert.ok(html.includes(`media="print" disabled=""/><noscript>${link}</noscript>`));
});

test('a sheet that could end its element stops the build', () => {
  assert.throws(() => inlineStyles(page, () => 'a::before{content:"</style>"}'), /closing tag/);
});

test('the leading picture is asked for before the typeface', () => {
  const viewport = '<meta name="viewport" content="width=device-width"/>';
  const font = '<link rel="preload" href="/outfit.woff2" as="font"/>';
  const picture = '<link rel="preload" as="image" href="/team.avif"/>';
  assert.equal(pictureFirst(`${viewport}${font}${picture}`), `${viewport}${picture}${font}`);
  assert.equal(pictureFirst(viewport + font), viewport + font);
});
