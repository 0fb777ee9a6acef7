import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { drawn, letters } from './drawn.ts';

const signs = `${letters}0123456789-_`;
/** Some browsers hide what is called so. */
const hidden = /^ad$/i;

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
    let name = '';
    for (let draws = 0; name === '' || taken.has(name) || hidden.test(name); draws += 1) {
      // The classes of a file begin alike, which compresses better, and try eight times to.
      name = drawn(`${file} ${draws >> 3}`, letters) + drawn(`${each} ${draws}`, signs);
    }
    taken.add(name);
    short.set(each, name);
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
