/** What patterns that look for the end of a run, or put marks in order, take the square of its length for. */
export const hostileRuns = {
  blanks: ' ',
  tabs: '\t',
  dots: '.',
  slashes: '/',
  pluses: '+',
  dashes: '-',
  quotes: '"',
  commas: ', ',
  'zero-width spaces': '\u200B',
  'combining marks': '\u0301',
  'marks in the wrong order': '\u0301\u0316',
} as const;

/** As many bytes of a run, between two letters: a pattern that wants the end starts anew at every sign of it. */
export const runOf = (sign: string, bytes: number): string =>
  `a${sign.repeat(Math.floor((bytes - 2) / Buffer.byteLength(sign)))}b`;
