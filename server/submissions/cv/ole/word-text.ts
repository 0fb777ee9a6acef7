import type { Findings } from '../findings.ts';
import { FieldReader } from '../word/field-reader.ts';

const identifiers = new Set([0xa5ec, 0xa5dc, 0xa697, 0xa699]);
const flag = { template: 0x0001, complex: 0x0004, encrypted: 0x0100, secondTable: 0x0200 };
/** The first version that is a Word 97 document (MS-DOC 2.5.2). */
const word97 = 0x0065;
/** Where the position and length of the table of pieces stand (MS-DOC 2.5.6, fcClx). */
const piecesAt = 0x01a2;
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
  if (main.readUInt16LE(2) < word97) {
    // Word 6 and 95 keep macros in templates only, and a text saved in pieces in another way.
    if (flags & (flag.template | flag.complex)) findings.hold('oldFormat');
    readFields(main.toString('latin1', main.readUInt32LE(24), main.readUInt32LE(28)), fields);
  } else {
    const table = tableNamed(flags & flag.secondTable ? '1table' : '0table');
    try {
      if (!table) throw new Error('No table.');
      for (const piece of pieces(main, table)) readFields(piece, fields);
    } catch {
      findings.hold('damaged');
    }
  }
  fields.finish();
  return undefined;
}

/** The text as its table of pieces puts it together (MS-DOC 2.8.35, 2.9.38, 2.9.73). */
function* pieces(main: Buffer, table: Buffer): Generator<string> {
  const start = main.readUInt32LE(piecesAt);
  const clx = table.subarray(start, start + main.readUInt32LE(piecesAt + 4));
  let at = 0;
  while (clx.readUInt8(at) === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx.readUInt8(at) !== 2) throw new Error('No pieces.');
  const size = clx.readUInt32LE(at + 1);
  const count = (size - 4) / 12;
  if (!Number.isInteger(count) || count < 0 || count > piecesMax) throw new Error('A table of no size.');
  const positions = at + 5;
  const descriptors = positions + (count + 1) * 4;
  for (let i = 0; i < count; i++) {
    const length = clx.readUInt32LE(positions + (i + 1) * 4) - clx.readUInt32LE(positions + i * 4);
    const packed = clx.readUInt32LE(descriptors + i * 8 + 2);
    const isBytes = (packed & 0x40000000) !== 0;
    const from = isBytes ? (packed & 0x3fffffff) >> 1 : packed & 0x3fffffff;
    if (length < 0 || from > main.length) throw new Error('A piece outside the text.');
    yield isBytes ? main.toString('latin1', from, from + length) : main.toString('utf16le', from, from + length * 2);
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
