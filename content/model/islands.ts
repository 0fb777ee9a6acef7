import { isRightToLeft, type Locale } from './locales.ts';

/** A run whose characters keep their own order: a number, an address, a reference; or a name of any script. */
export type Island = { readonly ltr: string; readonly href?: string } | { readonly auto: string };

/** A sentence, in one piece or in runs. */
export type Runs = string | readonly (string | Island)[];

/** A sentence whose {named} places are filled, each with a run that stands apart. A string reads from left to right. */
export function withIslands(template: string, values: Readonly<Record<string, string | Island>>): Runs {
  const runs = template
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const value = part.startsWith('{') ? values[part.slice(1, -1)] : undefined;
      if (value === undefined) return part;
      return typeof value === 'string' ? { ltr: value } : value;
    });
  return runs.every((run) => typeof run === 'string') ? template : runs;
}

// First strong, left-to-right and pop directional isolate: invisible, and known to every mail program.
const marks = { ltr: '\u2066', auto: '\u2068', end: '\u2069' };

/** The same where there is no markup. A language that runs from left to right needs no marks. */
export function plainText(runs: Runs, locale: Locale): string {
  if (typeof runs === 'string') return runs;
  return runs
    .map((run) => {
      if (typeof run === 'string') return run;
      const text = 'ltr' in run ? run.ltr : run.auto;
      const mark = 'ltr' in run ? marks.ltr : marks.auto;
      return isRightToLeft(locale) ? `${mark}${text}${marks.end}` : text;
    })
    .join('');
}
