import type { Findings } from '../findings.ts';
import { isOwnDisk } from '../link-target.ts';
import { FieldReader } from '../word/field-reader.ts';

const word97Mark = 0xa5ec;
const identifiers = new Set([word97Mark, 0xa5dc, 0xa697, 0xa699]);
const flag = { template: 0x0001, complex: 0x0004, encrypted: 0x0100, secondTable: 0x0200 };
/** The first version that is a Word 97 document (MS-DOC 2.5.2). */
const word97 = 0x00c0;
/** The last one that is Word 95. None was ever between, and readers disagree on what it would be. */
const word95 = 0x0069;
/** Where the position and length of the table of pieces stand: fcClx of MS-DOC 2.5.6, and of Word 6 and 95. */
const piecesAt = 0x01a2;
const oldPiecesAt = 0x0160;
/** Likewise of the strings that belong to the document: fcSttbfAssoc. */
const namesAt = 0x019a;
const oldNamesAt = 0x0158;
/** Among them (MS-DOC 2.9.276): the template, and where letters are merged from. */
const fetchedNames = [1, 8, 9];
/** Where the length of each story's text stands, in their order, and the list of its fields (MS-DOC 2.5.4, 2.5.6). */
const stories = [
  [0x004c, 0x011a],
  [0x0050, 0x012a],
  [0x0054, 0x0122],
  [0x0058, 0x013a],
  [0x005c, 0x0132],
  [0x0060, 0x021a],
  [0x0064, 0x0262],
  [0x0068, 0x0272],
] as const;
/** The lengths of the two arrays before those positions, in words and double words; MS-DOC 2.5.1 allows no others. */
const arrayLengths = [
  [32, 14],
  [62, 22],
] as const;
const piecesMax = 200_000;
/** Pieces may share their bytes, though hardly ever do. */
const repeatedMax = 4;

/** The fields of a document's text, in all its stories. 'locked' when it cannot be read without a password. */
export function judgeWordText(
  main: Buffer,
  tableNamed: (name: '0table' | '1table') => Buffer | undefined,
  findings: Findings,
): 'locked' | undefined {
  if (main.length < 68 || !identifiers.has(main.readUInt16LE(0))) {
    findings.hold('damaged');
    return undefined;
  }
  const flags = main.readUInt16LE(10);
  if (flags & flag.encrypted) return 'locked';
  const fields = new FieldReader((reason) => findings.hold(reason));
  const table = isOld(main) ? main : tableNamed(flags & flag.secondTable ? '1table' : '0table');
  try {
    if (!table) throw new Error('No table.');
    let text = '';
    for (const piece of textOf(main, table, flags)) {
      text += piece;
      if (text.length > main.length * repeatedMax) throw new Error('A text far longer than its bytes.');
    }
    readFields(text, fields);
    fields.finish();
    if (!isOld(main)) readListedFields(main, table, text, fields);
    if (!isOld(main) && arrayLengths.some(([at, length]) => main.readUInt16LE(at) !== length))
      throw new Error('A head of another size.');
    const names = associatedNames(main, table);
    if (fetchedNames.some((index) => !isOwnDisk(names[index] ?? ''))) findings.hold('fetches');
  } catch {
    findings.hold('damaged');
  }
  fields.finish();
  if (isOld(main) && ((flags & flag.template) !== 0 || isDoubtful(main, tableNamed)))
    findings.hold('oldFormat');
  return undefined;
}

const isOld = (main: Buffer): boolean => main.readUInt16LE(2) < word97;

/**
 * An old document that another reader may take for a newer one, and then for one of another text. Word 6 and 95 have no
 * tables of their own.
 */
const isDoubtful = (main: Buffer, tableNamed: (name: '0table' | '1table') => Buffer | undefined): boolean =>
  main.readUInt16LE(2) > word95 ||
  main.readUInt16LE(0) === word97Mark ||
  tableNamed('0table') !== undefined ||
  tableNamed('1table') !== undefined;

function textOf(main: Buffer, table: Buffer, flags: number): Iterable<string> {
  if (!isOld(main)) return pieces(main, table, piecesAt);
  if (flags & flag.complex) return pieces(main, table, oldPiecesAt);
  return [main.toString('latin1', main.readUInt32LE(24), main.readUInt32LE(28))];
}

/** The strings that belong to the document (MS-DOC 2.2.4): as many as they say, or in Word 6 and 95 as many bytes. */
function associatedNames(main: Buffer, table: Buffer): string[] {
  const at = isOld(main) ? oldNamesAt : namesAt;
  if (main.readUInt32LE(at + 4) === 0) return [];
  const list = table.subarray(main.readUInt32LE(at));
  const first = list.readUInt16LE(0);
  const isWide = !isOld(main) && first === 0xffff;
  const head = isOld(main) ? 2 : isWide ? 6 : 4;
  const extraBytes = isOld(main) ? 0 : list.readUInt16LE(head - 2);
  const count = isWide ? list.readUInt16LE(2) : first;
  const names: string[] = [];
  for (let next = head; isOld(main) ? next < head + count : names.length < count; ) {
    const from = next + (isWide ? 2 : 1);
    const to = from + (isWide ? list.readUInt16LE(next) * 2 : list.readUInt8(next));
    if (to > list.length) throw new Error('A name outside the table.');
    names.push(list.toString(isWide ? 'utf16le' : 'latin1', from, to));
    next = to + extraBytes;
  }
  return names;
}

/** The text as its table of pieces puts it together (MS-DOC 2.8.35, 2.9.38, 2.9.73). */
function* pieces(main: Buffer, table: Buffer, at: number): Generator<string> {
  const start = main.readUInt32LE(at);
  const clx = table.subarray(start, start + main.readUInt32LE(at + 4));
  let head = 0;
  while (clx.readUInt8(head) === 1) head += 3 + clx.readUInt16LE(head + 1);
  if (clx.readUInt8(head) !== 2) throw new Error('No pieces.');
  const count = (clx.readUInt32LE(head + 1) - 4) / 12;
  if (!Number.isInteger(count) || count < 0 || count > piecesMax) throw new Error('A table of no size.');
  const positions = head + 5;
  const descriptors = positions + (count + 1) * 4;
  for (let i = 0; i < count; i++) {
    const length = clx.readUInt32LE(positions + (i + 1) * 4) - clx.readUInt32LE(positions + i * 4);
    const place = clx.readUInt32LE(descriptors + i * 8 + 2);
    const isPacked = (place & 0x40000000) !== 0;
    const from = isPacked ? (place & 0x3fffffff) >> 1 : place & 0x3fffffff;
    if (length < 0 || from > main.length) throw new Error('A piece outside the text.');
    const isBytes = isPacked || isOld(main);
    yield isBytes
      ? main.toString('latin1', from, from + length)
      : main.toString('utf16le', from, from + length * 2);
  }
}

/**
 * The fields once more as the document lists their marks (MS-DOC 2.8.25): to Word a mark that the list leaves out is
 * a letter like any other.
 */
function readListedFields(main: Buffer, table: Buffer, text: string, fields: FieldReader): void {
  let storyStart = 0;
  for (const [lengthAt, listAt] of stories) {
    const list = table.subarray(main.readUInt32LE(listAt)).subarray(0, main.readUInt32LE(listAt + 4));
    const count = Math.max(0, Math.floor((list.length - 4) / 6));
    let last = 0;
    for (let i = 0; i < count; i++) {
      const at = list.readUInt32LE(i * 4);
      if (at < last) throw new Error('A list out of order.');
      fields.instructIfOpen(text.slice(storyStart + last + 1, storyStart + at));
      markField(String.fromCharCode(list.readUInt8((count + 1) * 4 + i * 2) & 0x1f), fields);
      last = at;
    }
    fields.finish();
    storyStart += main.readUInt32LE(lengthAt);
  }
}

/** Fields are marked in the text itself: 0x13 instruction 0x14 result 0x15. */
function readFields(text: string, fields: FieldReader): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Word's own marks
  for (const part of text.split(/([\x13-\x15])/)) {
    if (!markField(part, fields)) fields.instructIfOpen(part);
  }
}

function markField(mark: string, fields: FieldReader): boolean {
  if (mark === '\x13') fields.begin();
  else if (mark === '\x14') fields.separate();
  else if (mark === '\x15') fields.end();
  else return false;
  return true;
}
