import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const compiler = join(root, 'node_modules', '.bin', 'tsc');

/** A copy of the words with what their types need; `change` replaces a text in one of its files. */
function copyOfContent() {
  const folder = mkdtempSync(join(tmpdir(), 'nasaq-words-'));
  for (const name of ['content', 'contract', join('.cache', 'types')])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, types: ['node'] },
      include: ['content', 'contract', '.cache/types/*'],
    }),
  );
  return {
    change(file: string, from: string | RegExp, to: string) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, to);
      assert.notEqual(after, before, `${file} has no ${from}`);
      writeFileSync(path, after);
    },
    /** The files that have type errors. */
    faulty(): string[] {
      const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder], {
        cwd: folder,
        encoding: 'utf8',
      });
      return [
        ...new Set([...stdout.matchAll(/^(\S+\.ts)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? '')),
      ];
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

test('an Arabic word left out, a service without Arabic and a key left over fail the type check', () => {
  const copy = copyOfContent();
  try {
    assert.deepEqual(copy.faulty(), []);
    copy.change('content/ar/contact.ts', /^ {2}contactButton: .*$/m, '');
    copy.change('content/model/services.ts', "'painting'", "'painting', 'roofing'");
    copy.change('content/ar/values.ts', 'export const values = {', "export const values = { stale: 'قديم',");
    const faulty = copy.faulty();
    for (const file of ['contact.ts', 'services/services.ts', 'values.ts'])
      assert.ok(faulty.includes(`content/ar/${file}`), `${file} passes among ${faulty.join(', ')}`);
  } finally {
    copy.remove();
  }
});
