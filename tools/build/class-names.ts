import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789-_`;
/** Some browsers hide what is called so. */
const hidden = /^ad$/i;

/** One of the characters; the same one for the same text in every build. */
const draw = (text: string, from: string) =>
  from[createHash('sha256').update(text).digest().readUInt32BE() % from.length] ?? '';

/**
 * Names of two characters, for they are written many times. Each is drawn from the class's own file and name, so that a
 * new class leaves the others, and with them the files in visitors' caches, alone: unless it draws the name of another,
 * of which one has to draw again.
 */
export function shortNames(classes: Iterable<string>): Map<string, string> {
  const sorted = [...new Set(classes)].sort();
  if (sorted.length > (letters.length * signs.length) / 2)
    throw new Error('There are so many classes that names of two characters push each other aside.');
  const taken = new Set<string>();
  const short = new Map<string, string>();
  for (const each of sorted) {
    const [file = ''] = each.split(' ');
    let drawn = '';
    for (let draws = 0; drawn === '' || taken.has(drawn) || hidden.test(drawn); draws += 1) {
      // The classes of a file begin alike, which compresses better, and try eight times to.
      drawn = draw(`${file} ${draws >> 3}`, letters) + draw(`${each} ${draws}`, signs);
    }
    taken.add(drawn);
    short.set(each, drawn);
  }
  return short;
}

/** Every class and animation of the modules, as "file name". */
const classesOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map(
    ([, name]) => `${file} ${name}`,
  );

/** Names the classes of the modules; for Vite's `css.modules.generateScopedName`. */
export function classNames(): (name: string, file: string) => string {
  const short = shortNames(globSync('app/**/*.module.css', { cwd: root }).flatMap(classesOf));
  return (name, file) => {
    const found = short.get(`${relative(root, file.replace(/\?.*/, ''))} ${name}`);
    if (!found) throw new Error(`The class ${name} of ${file} was not found when the build began.`);
    return found;
  };
}
