import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { services as arabicServices } from './ar/services/services.ts';
import { services as englishServices } from './en/services/services.ts';
import type { Paragraphs } from './model/service-types.ts';
import { stringsIn } from './testing/strings-in.ts';

/** Names that are the same in both languages: standards and their codes, systems, units, kinds of files. */
const names = new Set(
  'ACR ASHRAE BACnet BICSc BMS BMU BS CAFM DOC DOCX E1 ELV EN GPS HVAC IEC IRATA ISO LED LOLER NADCA NFPA OHSAS PDF QR RCD RLSS UK UPS VRF utm'.split(
    ' ',
  ),
);

type Tree = { readonly [key: string]: unknown };
const files = globSync('ar/**/*.ts', { cwd: import.meta.dirname }).sort();
const read = async (file: string): Promise<Tree> =>
  (await import(new URL(file, import.meta.url).href)) as Tree;
const pairs = await Promise.all(
  files.map(async (file) => ({
    file,
    arabic: await read(file),
    english: await read(file.replace(/^ar/, 'en')),
  })),
);

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Keys and lengths of lists. Plural forms, and how bold phrases cut a paragraph, are matters of language. */
function shape(node: unknown, key = ''): unknown {
  if (Array.isArray(node)) return key === 'description' ? node.length : node.map((value) => shape(value));
  if (typeof node !== 'object' || node === null) return typeof node;
  const entries = Object.entries(node).sort(([x], [y]) => x.localeCompare(y));
  if (entries.every(([name]) => pluralForms.has(name))) return 'plural';
  return Object.fromEntries(entries.map(([name, value]) => [name, shape(value, name)]));
}

const facts = (node: unknown) =>
  stringsIn(node)
    .flatMap((text) => text.match(/\{\w+\.\w+\}/g) ?? [])
    .sort();

test('Arabic is written without Latin punctuation, tatweel, Eastern digits or stray Latin words', () => {
  assert.ok(pairs.length > 25, `${pairs.length} files`);
  for (const { file, arabic } of pairs)
    for (const text of stringsIn(arabic)) {
      const plain = text.replace(/\{[\w.]+\}/g, '0');
      assert.doesNotMatch(plain, /[;?"'!]|(?<!\d),|,(?!\d)/, `${file}: Latin marks in ${text}`);
      assert.doesNotMatch(
        plain,
        /[\u0640\u0660-\u0669]/,
        `${file}: tatweel or Arabic-Indic digits in ${text}`,
      );
      assert.doesNotMatch(plain, /\u0627\u064b/, `${file}: tanwin stands before its alef in ${text}`);
      assert.doesNotMatch(plain, / {2}|\s[،؛؟.:]/, `${file}: stray spaces in ${text}`);
      for (const word of plain.match(/(?<!\d)[A-Za-z][A-Za-z\d]*/g) ?? [])
        assert.ok(names.has(word), `${file}: ${word} in ${text}`);
    }
});

test('both languages have the same lists and name the same facts', () => {
  for (const { file, arabic, english } of pairs) {
    // Each language has as many names for a thing as its people use; words.ts only gathers the other files.
    if (['ar/search.ts', 'ar/words.ts'].includes(file)) continue;
    assert.deepEqual(shape({ ...arabic }), shape({ ...english }), file);
    assert.deepEqual(facts(arabic), facts(english), file);
  }
});

test('Arabic texts are as long as their places allow', () => {
  const count = (text: string) => text.split(/\s+/).length;
  const between = (value: number, least: number, most: number, where: string) =>
    assert.ok(value >= least && value <= most, `${where}: ${value}, not ${least} to ${most}`);
  const plain = (paragraphs: Paragraphs) =>
    paragraphs.flat().reduce((text: string, run) => text + (typeof run === 'string' ? run : run.bold), '');
  const { items, groups, standalone } = arabicServices;
  for (const [slug, words] of Object.entries({ ...items, ...groups, ...standalone })) {
    between(count(words.summary), 10, 22, `${slug} summary`);
    between(words.metaDescription.length, 70, 160, `${slug} meta description`);
    between(count(plain(words.description)), 50, 130, `${slug} description`);
  }
  for (const [slug, { process }] of Object.entries(items))
    for (const { title, paragraph } of process.steps) between(count(paragraph), 15, 45, `${slug}: ${title}`);
});

test('bold phrases stand clear of what follows them', () => {
  const { items, groups, standalone } = arabicServices;
  for (const [slug, { description }] of Object.entries({ ...items, ...groups, ...standalone }))
    for (const runs of description as Paragraphs)
      runs.forEach((run, index) => {
        if (typeof run === 'string') return;
        const [before, after] = [runs[index - 1], runs[index + 1]];
        // The conjunction و is written together with the word after it.
        if (typeof before === 'string') assert.match(before, /(\s|\sو)$/, `${slug} before ${run.bold}`);
        if (typeof after === 'string') assert.match(after, /^[\s،.؛:]/, `${slug} after ${run.bold}`);
      });
  assert.deepEqual(Object.keys(arabicServices.items), Object.keys(englishServices.items));
});
