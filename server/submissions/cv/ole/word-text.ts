import type { Findings } from '../findings.ts';
import { FieldReader } from '../word/field-reader.ts';

const identifiers = new Set([0xa5ec, 0xa5dc, 0xa697, 0xa699]);
const flag = { template: 0x0001, complex: 0x0004, encrypted: 0x0100, secondTable: 0x0200 };
/** The first version that is a Word 97 document (MS-DOC 2.5.2). */
const word97 = 0x00c0;
/** Where the position and length of the table of pieces stand: fcClx of MS-DOC 2.5.6, and of Word 6 and 95. */
const piecesAt = 0x01a2;
const oldPiecesAt = 0x0160;
const piecesMax = 200_000;

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
  try {
    for (const text of textOf(main, tableNamed, flags)) readFields(text, fields);
  } catch {
    findings.hold('damaged');
  }
  // Word 6 and 95 keep macros in templates only, within the text's own stream.
  if (isOld(main) && flags & flag.template) findings.hold('oldFormat');
  fields.finish();
  return undefined;
}

const isOld = (main: Buffer): boolean => main.readUInt16LE(2) < word97;

function textOf(
  main: Buffer,
  tableNamed: (name: '0table' | '1table') => Buffer | undefined,
  flags: number,
): Iterable<string> {
  if (isOld(main)) {
    if (flags & flag.complex) return pieces(main, main, oldPiecesAt);
    return [main.toString('latin1', main.readUInt32LE(24), main.readUInt32LE(28))];
  }
  const table = tableNamed(flags & flag.secondTable ? '1table' : '0table');
  if (!table) throw new Error('No table.');
  return pieces(main, table, piecesAt);
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

/** Fields are marked in the text itself: 0x13 instruction 0x14 result 0x15. */
function readFields(text: string, fields: FieldReader): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Word's own marks
  for (const part of text.split(/([\x13-\x15])/)) {
    if (part === '\x13') fields.begin();
    else if (part === '\x14') fields.separate();
    else if (part === '\x15') fields.end();
    else fields.instructIfOpen(part);
  }
}
