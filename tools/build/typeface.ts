import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../root.ts';

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
);
const folder = join(root, '.cache', 'typeface');

interface Face {
  readonly text: string;
  readonly weights: { readonly min: number; readonly max: number };
}

/** What a style sheet's @font-face says of a file: its characters and weights. */
export function faceOf(file: string, sheet: string): Face {
  const face = sheet.split('@font-face').find((part) => part.includes(`/${file}"`)) ?? '';
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
  const range = /unicode-range: ([^;]+);/.exec(face)?.[1];
  if (!min || !max || !range)
    throw new Error(`app/styles/fonts.css has no @font-face with ${file}, two weights and a unicode-range.`);
  return { text: charactersOf(range), weights: { min: Number(min), max: Number(max) } };
}

function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = Number.NaN, to = from] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/**
 * The typeface is asked for before the first paint, so it holds what the pages are written in and no more, as
 * app/styles/fonts.css says. The whole file follows where a visitor types other characters.
 */
export async function writeTypeface(): Promise<void> {
  const file = 'outfit.woff2';
  const { text, weights } = faceOf(file, readFileSync(join(root, 'app', 'styles', 'fonts.css'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  const bytes = await subsetFont(readFileSync(whole), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { ...weights, default: weights.min } },
  });
  writeFileSync(join(folder, file), bytes);
}
