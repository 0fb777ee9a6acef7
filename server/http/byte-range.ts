export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Two numbers of any size that a file may have. */
const longestRange = 100;

/** Reads a Range header with one range. Several ranges, or what is no range, are answered with the whole file. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (header !== undefined && header.length > longestRange) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}
