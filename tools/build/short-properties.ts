import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { drawn, letters } from './drawn.ts';

const property = /--[a-z][\w-]*/g;

/** How often a name of one letter is drawn before one of two letters will do (docs/decisions/26-class-names.md). */
const draws = 5;

/**
 * One letter for most of those that are written often, two for the others. Each is drawn from the property's own name, as
 * those of classes are, so that what is written elsewhere, or more often, leaves the others alone, and with them the files
 * in visitors' caches: but for the few that draw alike, of which the one that is written most keeps what it drew.
 */
export function shortPropertyNames(written: readonly string[]): Map<string, string> {
  const times = new Map<string, number>();
  for (const name of written) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  const taken = new Set<string>();
  const short = new Map<string, string>();
  for (const name of names) {
    let letter = '';
    for (let draw = 0; letter === '' || taken.has(letter); draw += 1)
      letter =
        drawn(`${name} ${draw}`, letters) + (draw < draws ? '' : drawn(`second of ${name} ${draw}`, letters));
    taken.add(letter);
    short.set(name, `--${letter}`);
  }
  return short;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Set or read by scripts, under the names that stand in these in quotes. */
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
