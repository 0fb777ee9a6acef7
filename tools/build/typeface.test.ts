import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { contentOf } from '../../content/content.server.ts';
import { root } from '../root.ts';
import { cutTypeface, faceOf, typefaces } from './typeface.ts';

test('the typeface is cut to the characters and weights that the style sheet names', () => {
  const { text, weight } = faceOf(
    'a.woff2',
    '@font-face { src: url("b.woff2"); unicode-range: U+1; } @font-face { font-weight: 600; src: url("x/a.woff2"); unicode-range: U+61-63, U+E7; }',
  );
  assert.equal(text, 'abcç');
  assert.equal(weight, 600);
  const all = faceOf(
    'a.woff2',
    '@font-face { font-weight: 400 600; src: url("/a.woff2"); unicode-range: U+30; }',
  );
  assert.deepEqual(all, { text: '0', weight: { min: 400, max: 600, default: 400 } });
});

test('the pages’ typeface has the letters, the figures and the marks of their words', () => {
  const { text } = faceOf(
    'outfit-text.woff2',
    readFileSync(join(root, 'app', 'styles', 'fonts.css'), 'utf8'),
  );
  for (const sign of 'Az09&’“”·°²©') assert.ok(text.includes(sign), sign);
});

test('the Arabic typeface has every letter and mark of the Arabic words', () => {
  const sheets = ['arabic.css', 'fonts.css'].map((file) =>
    readFileSync(join(root, 'app', 'styles', file), 'utf8'),
  );
  const [arabic = '', latin = ''] = sheets;
  const { text } = faceOf('readex-text.woff2', arabic);
  const beside = faceOf('outfit-figures.woff2', arabic).text + faceOf('outfit-text.woff2', latin).text;
  const written = JSON.stringify(contentOf('ar')).match(/[^ -~]/g) ?? [];
  assert.deepEqual(
    [...new Set(written)].filter((sign) => !text.includes(sign) && !beside.includes(sign)),
    [],
  );
  assert.doesNotMatch(text, /[a-z0-9]/i);
});

test('the cut typeface keeps every rule by which Arabic letters join', async () => {
  const cut = await cutTypeface(typefaces.readexText, 'truetype');
  const features = (table: string) => new Set(featureTags(cut, table));
  for (const tag of ['calt', 'ccmp', 'fina', 'init', 'medi', 'rlig'])
    assert.ok(features('GSUB').has(tag), tag);
  for (const tag of ['mark', 'mkmk']) assert.ok(features('GPOS').has(tag), tag);
});

test('every cut typeface has a glyph for each character that its style sheet says it has', async () => {
  for (const typeface of Object.values(typefaces)) {
    const sheet = readFileSync(join(root, 'app', 'styles', typeface.sheet), 'utf8');
    const held = charactersIn(await cutTypeface(typeface, 'truetype'));
    const missing = [...faceOf(typeface.file, sheet).text].filter((sign) => !held.has(sign));
    assert.deepEqual(missing, [], typeface.file);
  }
});

/** Where a table of a TrueType file begins. */
function tableAt(font: Buffer, table: string): number {
  const directory = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = directory.find((at) => font.toString('latin1', at, at + 4) === table) ?? 0;
  return font.readUInt32BE(entry + 8);
}

/** What a TrueType file has glyphs for, by the segments (format 4) of its table of characters. */
function charactersIn(font: Buffer): Set<string> {
  const map = tableAt(font, 'cmap');
  const parts = Array.from(
    { length: font.readUInt16BE(map + 2) },
    (_, index) => map + font.readUInt32BE(map + 8 + 8 * index),
  );
  const segments = parts.find((at) => font.readUInt16BE(at) === 4) ?? Number.NaN;
  const count = font.readUInt16BE(segments + 6) / 2;
  const held = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const last = font.readUInt16BE(segments + 14 + 2 * index);
    const first = font.readUInt16BE(segments + 16 + 2 * count + 2 * index);
    for (let point = first; point <= last; point += 1) held.add(String.fromCodePoint(point));
  }
  return held;
}

/** The features that a table of a TrueType file lists. */
function featureTags(font: Buffer, table: string): string[] {
  const start = tableAt(font, table);
  const list = start + font.readUInt16BE(start + 6);
  return Array.from({ length: font.readUInt16BE(list) }, (_, index) =>
    font.toString('latin1', list + 2 + 6 * index, list + 6 + 6 * index),
  );
}

test('a style sheet that no longer names the file stops the build', () => {
  assert.throws(() => faceOf('outfit-text.woff2', ''), /no @font-face with outfit-text\.woff2/);
});
