import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { shortNames } from './class-names.ts';

const property = /--[a-z][\w-]*/g;
/** Set or read by scripts, under these names. */
const known = new Set(['--scroll-bar', '--scrolled', '--in-view']);

/** Custom properties of two characters, as classes have: a plugin for PostCSS. */
export function shortProperties() {
  const names = globSync('app/**/*.css', { cwd: root })
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(property) ?? [])
    .filter((name) => !known.has(name));
  const short = shortNames(names.map((name) => `${name.slice(2, 3)} ${name}`));
  const shorten = (text: string) =>
    text.replace(property, (name) => {
      const found = short.get(`${name.slice(2, 3)} ${name}`);
      return found ? `--${found}` : name;
    });
  return {
    postcssPlugin: 'short-properties',
    Declaration(declaration: { prop: string; value: string }) {
      declaration.prop = shorten(declaration.prop);
      declaration.value = shorten(declaration.value);
    },
  };
}
