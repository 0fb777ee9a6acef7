import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const property = /--[a-z][\w-]*/g;
/** Set or read by scripts, under these names. */
const known = new Set(['--scroll-bar', '--scrolled', '--in-view']);
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One letter for each of those that are written most often, two for the others. */
export function shortPropertyNames(written: readonly string[]): Map<string, string> {
  const times = new Map<string, number>();
  for (const name of written) if (!known.has(name)) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  return new Map(
    names.map((name, at) => {
      const first = letters[Math.floor(at / letters.length) - 1] ?? '';
      return [name, `--${first}${letters[at % letters.length]}`];
    }),
  );
}

/**
 * A plugin for PostCSS: custom properties get short names, as classes do (docs/decisions/11-fourteen-kilobytes.md), and
 * lists no blanks, which the minifier leaves wherever a value holds a property.
 */
export function shortProperties() {
  const files = globSync('app/**/*.css', { cwd: root });
  const short = shortPropertyNames(
    files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(property) ?? []),
  );
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
