import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../root.ts';

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
);
const file = join(root, '.cache', 'typeface', 'outfit.woff2');

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');

/**
 * The typeface is asked for before the first paint, so it holds what the pages are written in and no more: these
 * characters, as app/styles/fonts.css names them, in the weights of the style sheets. The whole file follows where a
 * visitor types others.
 */
export async function writeTypeface(): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const bytes = await subsetFont(readFileSync(whole), `${ascii}\u00a0©°²³·ç‘’“”`, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  });
  writeFileSync(file, bytes);
}
