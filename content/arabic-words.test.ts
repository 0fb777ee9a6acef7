import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';

/** Names of standards and systems that Arabic readers know in Latin letters. */
const names = /\b(ISO|OHSAS|BICSc|HVAC|CAFM|BMU|BMS)\b/g;
/** {n} and the like are filled in. */
const places = /\{[\w.]+\}/g;

function* strings(node: unknown, trail: readonly string[] = []): Generator<{ trail: string; text: string }> {
  if (typeof node === 'string') yield { trail: trail.join('.'), text: node };
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) yield* strings(value, [...trail, key]);
}

test('Arabic is written in Arabic letters and marks, with Western digits', async () => {
  const files = globSync('ar/*.ts', { cwd: import.meta.dirname });
  assert.ok(files.length > 10);
  for (const file of files)
    for (const { trail, text } of strings(await import(`./${file}`), [file])) {
      const words = text.replace(places, '').replace(names, '');
      assert.doesNotMatch(words, /[A-Za-z]/, `${trail}: Latin letters in ${text}`);
      assert.doesNotMatch(words, /(?<!\d),|,(?!\d)|[;?"']/, `${trail}: Latin marks in ${text}`);
      assert.doesNotMatch(
        words,
        /[\u0640\u0660-\u0669]/,
        `${trail}: tatweel or Arabic-Indic digits in ${text}`,
      );
      assert.doesNotMatch(text, /^\s|\s$| {2}| [،؛؟.:]/, `${trail}: stray spaces in ${text}`);
    }
});
