export interface ObjectHeader {
  readonly number: number;
  readonly generation: number;
  /** Where "7 0 obj" starts and where the object itself does. */
  readonly start: number;
  readonly bodyStart: number;
}

export interface ObjectHeaders {
  readonly headers: readonly ObjectHeader[];
  /** The word stands where only a comment or nothing readable precedes it: a way to hide an object. */
  readonly disguised: boolean;
}

const isBlank = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0x00;
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;
const isDelimiter = (byte: number | undefined): boolean =>
  byte === undefined || isBlank(byte) || '<>[]()/%{}'.includes(String.fromCharCode(byte));

/**
 * Every place in the file where an object could start, wherever it stands: a table of references may point into
 * the middle of a stream or a string. Found backwards from the word "obj", so that no run of blanks costs twice.
 */
export function findObjectHeaders(file: Buffer): ObjectHeaders {
  const headers: ObjectHeader[] = [];
  let disguised = false;
  for (let at = file.indexOf('obj'); at >= 0; at = file.indexOf('obj', at + 3)) {
    const follows = file[at + 3];
    if (!isDelimiter(follows) && !isDigit(follows) && follows !== 0x2d) continue;
    const header = headerBefore(file, at);
    if (header) headers.push({ ...header, bodyStart: at + 3 });
    else if (follows !== undefined && standsAfterComment(file, at)) disguised = true;
  }
  return { headers, disguised };
}

function headerBefore(file: Buffer, wordAt: number): Omit<ObjectHeader, 'bodyStart'> | undefined {
  const generation = numberBefore(file, wordAt);
  if (!generation || generation.length > 5 || !isBlank(file[generation.start - 1])) return undefined;
  const number = numberBefore(file, generation.start);
  if (!number || number.length > 10) return undefined;
  return { number: number.value, generation: generation.value, start: number.start };
}

function numberBefore(
  file: Buffer,
  end: number,
): { value: number; start: number; length: number } | undefined {
  let last = end;
  while (isBlank(file[last - 1])) last--;
  let start = last;
  while (isDigit(file[start - 1])) start--;
  if (start === last) return undefined;
  return {
    value: Number(file.toString('latin1', start, Math.min(last, start + 15))),
    start,
    length: last - start,
  };
}

/** "7 0 % nothing to see\nobj" and "7 % …\n0 obj" are objects to some readers. */
function standsAfterComment(file: Buffer, wordAt: number): boolean {
  const before = file.toString('latin1', Math.max(0, wordAt - 400), wordAt);
  return /\d[\0\s]*%[^\r\n]*[\r\n][\0\s]*(?:\d{1,5}[\0\s]*(?:%[^\r\n]*[\r\n][\0\s]*)*)?$/.test(before);
}
