export interface ObjectHeader {
  readonly number: number;
  readonly generation: number;
  /** Where "7 0 obj" starts and where the object itself does. */
  readonly start: number;
  readonly bodyStart: number;
}

export interface ObjectHeaders {
  readonly headers: readonly ObjectHeader[];
  /** A header written as no writer does, for some readers to find and others not: a way to hide an object. */
  readonly disguised: boolean;
  /** Where the word stands without a header before it. */
  readonly strays: readonly number[];
}

const isBlank = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0x00;
const isLineEnd = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d;
/** Readers take "+7", "7." and "7.0" for a number too. */
const isNumeric = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e);
const isDelimiter = (byte: number | undefined): boolean =>
  byte === undefined || isBlank(byte) || '<>[]()/%{}'.includes(String.fromCharCode(byte));
const percent = 0x25;
/** Some readers count no further and begin again. */
const numberMax = 2 ** 31 - 1;

/**
 * Every place in the file where an object could start, wherever it stands: a table of references may point into
 * the middle of a stream or a string. Found backwards from the word "obj", so that no run of blanks costs twice.
 */
export function findObjectHeaders(file: Buffer): ObjectHeaders {
  const headers: ObjectHeader[] = [];
  const strays: number[] = [];
  let disguised = false;
  for (let at = file.indexOf('obj'); at >= 0; at = file.indexOf('obj', at + 3)) {
    const before = file[at - 1];
    const behind = file[at + 3];
    if (!isDelimiter(behind) && !isNumeric(behind)) continue;
    if (!isDelimiter(before) && !isNumeric(before)) continue;
    const header = headerBefore(file, at);
    if (header === 'disguised') disguised = true;
    else if (header) headers.push({ ...header, bodyStart: at + 3 });
    else strays.push(at);
  }
  return { headers, disguised, strays };
}

function headerBefore(
  file: Buffer,
  wordAt: number,
): Omit<ObjectHeader, 'bodyStart'> | 'disguised' | undefined {
  const generation = numberBefore(file, wordAt);
  const number = generation && numberBefore(file, generation.start);
  if (!number || number.end === generation.start) return undefined;
  const isPlain = [number, generation].every(({ value }) => value !== undefined && value <= numberMax);
  if (!isPlain) return 'disguised';
  return { number: number.value ?? 0, generation: generation.value ?? 0, start: number.start };
}

interface NumberBefore {
  readonly start: number;
  readonly end: number;
  /** None where a reader may see it otherwise. */
  readonly value: number | undefined;
}

/** The number that ends before a place, with nothing but blanks and comments between. */
function numberBefore(file: Buffer, place: number): NumberBefore | undefined {
  const { end, comment } = gapBefore(file, place);
  let start = end;
  while (isNumeric(file[start - 1])) start--;
  const text = file.toString('latin1', start, end);
  if (!/\d/.test(text)) return undefined;
  return { start, end, value: comment || /\D/.test(text) ? undefined : Number(text) };
}

function gapBefore(file: Buffer, place: number): { readonly end: number; readonly comment: boolean } {
  let end = place;
  let comment = false;
  for (;;) {
    const last = end;
    while (isBlank(file[end - 1])) end--;
    const commentAt = commentBefore(file, end, last);
    if (commentAt === undefined) return { end, comment };
    end = commentAt;
    comment = true;
  }
}

/** Where a comment begins that a line's end follows, with nothing or a number before it on its line. */
function commentBefore(file: Buffer, end: number, blanksEnd: number): number | undefined {
  if (!isLineEnd(file[end]) && !file.subarray(end, blanksEnd).some(isLineEnd)) return undefined;
  let start = end;
  while (start > 0 && !isLineEnd(file[start - 1])) start--;
  let previous: number | undefined;
  for (let at = start; at < end; at++) {
    const byte = file[at];
    if (byte === percent && (previous === undefined || isNumeric(previous))) return at;
    if (!isBlank(byte)) previous = byte;
  }
  return undefined;
}
