import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../root.ts';

const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Made by the build or by running, so not in a fresh clone. */
const made = /^(build|releases|\.cache|data|node_modules)\b/;

test('the documents name only files and folders that exist', () => {
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`([\w.@/-]+\/[\w./-]*|[\w-]+\.(?:ts|tsx|md|json|mjs|css))`/g)]
      .map((match) => match[1] ?? '')
      // Names such as `services/chiller` are pictures.
      .filter((path) => !made.test(path) && !path.startsWith('/') && !path.startsWith('@'))
      .filter((path) => !['', 'pictures/'].some((folder) => existsSync(join(root, folder, path))))
      .filter((path) => !existsSync(join(root, 'pictures', `${path}.jpg`)))
      .map((path) => `${document}: ${path}`),
  );
  assert.deepEqual(missing, []);
});

test('the documents’ links lead somewhere', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !existsSync(join(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  assert.deepEqual(broken, []);
});

test('the documents name only commands that package.json has', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run ([\w-]+)/g)].map((m) => m[1] ?? ''),
  );
  assert.ok(named.length > 5);
  assert.deepEqual(
    named.filter((name) => !scripts[name]),
    [],
  );
});

test('every variable the server reads is in the README, and no other', () => {
  const config = read('server/config.ts');
  const readByServer = new Set([...config.matchAll(/'([A-Z][A-Z_]{3,})'/g)].map((match) => match[1]));
  const documented = new Set(
    [...read('README.md').matchAll(/`([A-Z][A-Z_]{3,})`/g)].map((match) => match[1]),
  );
  assert.deepEqual([...readByServer].sort(), [...documented].sort());
});

test('the dependency table names every package', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const table = read('README.md').split('## Dependencies')[1] ?? '';
  const missing = [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})].filter(
    (name) => !name.startsWith('@types/') && !name.startsWith('embla-carousel-') && !table.includes(name),
  );
  assert.deepEqual(missing, []);
});
