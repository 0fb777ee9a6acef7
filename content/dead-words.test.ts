import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { contentOf } from './content.server.ts';
import { desk } from './desk.ts';
import { pagePaths, paths } from './model/paths.ts';

const root = join(import.meta.dirname, '..');
/** Neither are the words themselves, nor comments, nor what types say there must be. */
const code = globSync('{app,desk,server,content,contract}/**/*.{ts,tsx}', { cwd: root })
  .filter(
    (file) => !/\.test\.tsx?$|\/testing\/|^app\/kit\/|^content\/(?:en|ar)\/|^content\/desk\.ts$/.test(file),
  )
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*|readonly \w+\??:/gs, '');
const named = new Set(code.match(/[\w$]+(?:-[\w$]+)*/g));

/** The names under which nothing asks for a word. Names that are words themselves are the choices of a form's contract. */
function* unasked(words: object, within = ''): Generator<string> {
  for (const [key, value] of Object.entries(words)) {
    if (!named.has(key) && /^[a-z][\w-]*$/.test(key)) yield within + key;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      yield* unasked(value, `${within}${key}.`);
  }
}

test('no word is kept that no code asks for by its name', () => {
  assert.deepEqual([...unasked(desk)], [], 'content/desk.ts');
  assert.deepEqual([...unasked(contentOf('en'))], [], 'content/en');
});

test('no link is built that no page has', () => {
  const links = Object.keys(paths).filter((name) => !(name in pagePaths));
  assert.ok(links.length > 5);
  for (const name of links)
    assert.match(code, new RegExp(`[pP]aths(?:For)?(?:\\([^)]*\\))?\\.${name}\\b`), `paths.${name}`);
});
