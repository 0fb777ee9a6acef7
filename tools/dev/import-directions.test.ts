import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from '../root.ts';

/**
 * Who may import whom. A file belongs to the longest folder that holds it; `app` itself stands for the
 * few files at its root (the document, meta, pictures).
 */
const mayImport: Record<string, readonly string[]> = {
  'app/ui': ['app/ui'],
  'app/sections': ['app/sections', 'app/ui', 'app/document', 'app', 'content', 'contract'],
  'app/shell': ['app/shell', 'app/ui', 'app/document', 'app', 'content', 'contract'],
  'app/forms': ['app/forms', 'app/ui', 'app/document', 'app', 'content', 'contract'],
  'app/kit': ['app/kit', 'app/ui', 'app', 'content'],
  'app/screens': [
    'app/sections',
    'app/shell',
    'app/forms',
    'app/ui',
    'app/document',
    'app',
    'content',
    'contract',
  ],
  'app/document': ['app/document', 'app', 'app/ui', 'content', 'contract'],
  'app/styles': [],
  app: ['app', 'app/document', 'app/shell', 'app/styles', 'app/ui', 'content', 'contract'],
  'desk/screens': ['desk', 'desk/shell', 'desk/ui', 'desk/passkeys', 'app/ui', 'content', 'contract'],
  'desk/shell': ['desk/shell', 'desk/ui', 'desk', 'app/ui', 'app/document', 'content', 'contract'],
  'desk/passkeys': ['desk/passkeys', 'desk/ui', 'content', 'contract'],
  'desk/ui': ['desk/ui', 'app/ui', 'content', 'contract'],
  desk: ['desk', 'desk/shell', 'desk/ui', 'app/ui', 'app/document', 'app/styles', 'content', 'contract'],
  content: ['content'],
  contract: ['contract'],
  server: ['server', 'content', 'contract'],
  tools: ['tools', 'server', 'content', 'app/ui', 'app/document', 'tests'],
  tests: ['tests', 'content', 'contract', 'tools', 'server', 'desk'],
  bench: ['bench', 'tests', 'tools', 'content', 'contract', 'server'],
};

const folderOf = (file: string) =>
  Object.keys(mayImport)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

/** The folder of a screen: app/screens/home, app/screens/services/group. */
const screenOf = (file: string) => /^(?:app|desk)\/screens\/(services\/)?[\w-]+/.exec(file)?.[0];

export function forbiddenImports(files: readonly string[], read: (file: string) => string): string[] {
  return files.flatMap((file) => {
    const from = folderOf(file);
    if (!from) return [];
    const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(
      (m) => m[1] ?? '',
    );
    return specifiers
      .map((specifier) => relative('.', join(dirname(file), specifier)))
      .filter((target) => {
        const to = folderOf(target);
        if (!to) return false;
        if (from.endsWith('/screens') && to === from) return screenOf(file) !== screenOf(target);
        return !(mayImport[from] ?? []).includes(to) && to !== from;
      })
      .map((target) => `${file} may not import ${target}`);
  });
}

test('every import follows the directions of the house', () => {
  const files = globSync('{app,content,contract,desk,server,tools,tests,bench}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !file.includes('.test.'));
  assert.ok(files.length > 100);
  assert.deepEqual(
    forbiddenImports(files, (file) => readFileSync(join(root, file), 'utf8')),
    [],
  );
});

test('an import against the directions is found', () => {
  const sources: Record<string, string> = {
    'app/ui/card.tsx': "import { company } from '../../content/company.ts';",
    'server/main.ts': "import { Header } from '../app/shell/header.tsx';",
    'app/screens/faqs/route.tsx':
      "import Home from '../home/route.tsx';\nconst x = await import('../../../server/config.ts');",
    'content/en/faqs.ts': "import type { Store } from '../../server/storage/store.ts';",
  };
  assert.equal(forbiddenImports(Object.keys(sources), (file) => sources[file] ?? '').length, 5);
});
