import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureCache } from '../../root.ts';
import { listIcons, mastersFolder } from './masters.ts';

/** Joins the icons into one file of symbols: one cached request instead of paths in every page and script. */
export function writeIconSprite(): void {
  const symbols = listIcons().map((name) => {
    const svg = readFileSync(join(mastersFolder, 'icons', `${name}.svg`), 'utf8');
    const [, attributes = '', inner = ''] = /<svg xmlns="[^"]*"([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
    if (!inner) throw new Error(`pictures/icons/${name}.svg is not an icon of the expected form.`);
    return `<symbol id="${name}"${attributes}>${inner.replace(/\n| (?=\/>)/g, '')}</symbol>`;
  });
  mkdirSync(pictureCache, { recursive: true });
  writeFileSync(
    join(pictureCache, 'icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
  );
}
