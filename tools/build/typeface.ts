import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../root.ts';

interface Typeface {
  readonly file: string;
  readonly whole: string;
  readonly sheet: string;
}

/** Each cut file with the whole one and the style sheet that says what is in it. */
export const typefaces = {
  outfit: {
    file: 'outfit.woff2',
    whole: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
    sheet: 'fonts.css',
  },
  readex: {
    file: 'readex.woff2',
    whole: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    sheet: 'arabic.css',
  },
} as const satisfies Record<string, Typeface>;
const { resolve } = createRequire(import.meta.url);
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
    throw new Error(`app/styles has no @font-face with ${file}, two weights and a unicode-range.`);
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
 * Typefaces are asked for before the first paint, so they hold what the pages are written in and no more, as the style
 * sheets in app/styles say. The whole file follows where a visitor types other characters. The forms that Arabic letters
 * take beside each other stay: the cutter follows every character through the font's own rules.
 */
export async function cutTypeface(
  { file, whole, sheet }: Typeface,
  targetFormat: 'woff2' | 'truetype',
): Promise<Buffer> {
  const { text, weights } = faceOf(file, readFileSync(join(root, 'app', 'styles', sheet), 'utf8'));
  return subsetFont(readFileSync(resolve(whole)), text, {
    targetFormat,
    variationAxes: { wght: { ...weights, default: weights.min } },
  });
}

export async function writeTypefaces(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const typeface of Object.values(typefaces))
    writeFileSync(join(folder, typeface.file), await cutTypeface(typeface, 'woff2'));
}
