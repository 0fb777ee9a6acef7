import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../root.ts';

interface Typeface {
  readonly file: string;
  readonly whole: string;
  readonly sheet: string;
  /** The font's own rules that are kept; all of them where none are named. */
  readonly features?: readonly string[];
}

/** Figures of one width, for which our style sheets ask; and where there are words, pairs of letters set closer. */
const figureFeatures = ['tnum'];
const latinFeatures = ['kern', ...figureFeatures];

const outfit = '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2';
const readex = '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';

/** Each cut file with the whole one and the style sheet that says what is in it. */
export const typefaces = {
  outfitText: { file: 'outfit-text.woff2', whole: outfit, sheet: 'fonts.css', features: latinFeatures },
  outfitBold: { file: 'outfit-bold.woff2', whole: outfit, sheet: 'fonts.css', features: latinFeatures },
  outfitFigures: {
    file: 'outfit-figures.woff2',
    whole: outfit,
    sheet: 'arabic.css',
    features: figureFeatures,
  },
  readexText: { file: 'readex-text.woff2', whole: readex, sheet: 'arabic.css' },
  readexBold: { file: 'readex-bold.woff2', whole: readex, sheet: 'arabic.css' },
} as const satisfies Record<string, Typeface>;
const { resolve } = createRequire(import.meta.url);
const folder = join(root, '.cache', 'typeface');

interface Face {
  readonly text: string;
  readonly weight: number | { readonly min: number; readonly max: number; readonly default: number };
}

/** What a style sheet's @font-face says of a file: its characters, and one weight or the first and the last of all. */
export function faceOf(file: string, sheet: string): Face {
  const face = sheet.split('@font-face').find((part) => part.includes(`/${file}"`)) ?? '';
  const [, min, max = min] = /font-weight: (\d+)(?: (\d+))?;/.exec(face) ?? [];
  const range = /unicode-range: ([^;]+);/.exec(face)?.[1];
  if (!min || !range)
    throw new Error(`app/styles has no @font-face with ${file}, a weight and a unicode-range.`);
  const first = Number(min);
  return {
    text: charactersOf(range),
    weight: max === min ? first : { min: first, max: Number(max), default: first },
  };
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
  { file, whole, sheet, features }: Typeface,
  targetFormat: 'woff2' | 'truetype',
): Promise<Buffer> {
  const { text, weight } = faceOf(file, readFileSync(join(root, 'app', 'styles', sheet), 'utf8'));
  return subsetFont(readFileSync(resolve(whole)), text, {
    targetFormat,
    variationAxes: { wght: weight },
    ...(features && { keepFeatures: features }),
  });
}

export async function writeTypefaces(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const typeface of Object.values(typefaces))
    writeFileSync(join(folder, typeface.file), await cutTypeface(typeface, 'woff2'));
}
