import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const property = /--[a-z][\w-]*/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * One letter for each of those that are written most often, two for the others. Names drawn as those of classes are would
 * rename fewer when a sheet changes, and make pages longer (docs/decisions/26-class-names.md).
 */
export function shortPropertyNames(written: readonly string[]): Map<string, string> {
  const times = new Map<string, number>();
  for (const name of written) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  return new Map(
    names.map((name, at) => {
      const first = letters[Math.floor(at / letters.length) - 1] ?? '';
      return [name, `--${first}${letters[at % letters.length]}`];
    }),
  );
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Set or read by scripts, under the names that stand in these in quotes: they keep them. */
export const propertiesOfScripts = (): Set<string> =>
  new Set(
    globSync('app/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [...read(file).matchAll(/['"`](--[a-z][\w-]*)/g)].map(([, name = '']) => name)),
  );

/**
 * A plugin for PostCSS: custom properties get short names, as classes do (docs/decisions/11-fourteen-kilobytes.md), and
 * lists no blanks, which the minifier leaves wherever a value holds a property.
 */
export function shortProperties() {
  const known = propertiesOfScripts();
  const written = globSync('app/**/*.css', { cwd: root }).flatMap((file) => read(file).match(property) ?? []);
  const short = shortPropertyNames(written.filter((name) => !known.has(name)));
  const shorten = (text: string) => text.replace(property, (name) => short.get(name) ?? name);
  return {
    postcssPlugin: 'short-properties',
    // Once, on the whole sheet: what has been renamed must not be taken for a name again.
    Once(sheet: { walkDecls(each: (declaration: { prop: string; value: string }) => void): void }) {
      sheet.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value).replace(/,\s+/g, ',');
      });
    },
  };
}
