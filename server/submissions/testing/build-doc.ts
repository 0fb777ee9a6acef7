import { buildCfb, type CfbPart } from './build-cfb.ts';

export interface DocOptions {
  readonly text?: string;
  /** The word that says, among other things, whether it is encrypted. */
  readonly flags?: number;
  readonly version?: number;
  /** Saved with every character as two bytes, as Word does where a letter needs it. */
  readonly wide?: boolean;
  /** Cuts the text into this many pieces, as saving fast did. */
  readonly pieces?: number;
  /** What stands in the table behind the text's own data: Word 2007 and later put their theme there. */
  readonly behindTable?: Buffer;
  /** Where the marks of fields stand that the document lists; to Word the others are none. */
  readonly listed?: readonly number[];
  /** The template it is based on, as the table names it. */
  readonly template?: string;
  /** Where a document of Word 95 lies about itself: a table, which it has none of. */
  readonly withTable?: boolean;
  readonly parts?: readonly CfbPart[];
}

const textStart = 0x800;
const secondTable = 0x0200;
const fieldsAt = 0x011a;
const namesAt = 0x019a;
const piecesAt = 0x01a2;
const word97 = 0x00c1;
const word95Mark = 0xa5dc;
const word97Mark = 0xa5ec;
/** Word.Document.8 */
export const wordClass = '0609020000000000c000000000000046';

/** The streams of a Word 97 document (MS-DOC), with its text put together from pieces; or of an older one, without. */
export function wordStreams(options: DocOptions = {}): CfbPart[] {
  const text = options.text ?? 'Curriculum vitae\r';
  const bytes = Buffer.from(text, options.wide ? 'utf16le' : 'latin1');
  const main = Buffer.alloc(Math.max(4096, textStart + bytes.length));
  const version = options.version ?? word97;
  const isOld = version < 0xc0;
  main.writeUInt16LE(isOld ? word95Mark : word97Mark, 0);
  main.writeUInt16LE(version, 2);
  main.writeUInt16LE((options.flags ?? 0) | (isOld ? 0 : secondTable), 10);
  main.writeUInt16LE(14, 32);
  main.writeUInt16LE(22, 62);
  main.writeUInt32LE(textStart, 24);
  main.writeUInt32LE(textStart + bytes.length, 28);
  bytes.copy(main, textStart);

  const count = options.pieces ?? 1;
  const size = options.wide ? 2 : 1;
  const cuts = Array.from({ length: count + 1 }, (_, i) => Math.floor((text.length * i) / count));
  const clx = Buffer.alloc(5 + cuts.length * 4 + count * 8);
  clx[0] = 2;
  clx.writeUInt32LE(clx.length - 5, 1);
  for (const [i, cut] of cuts.entries()) {
    clx.writeUInt32LE(cut, 5 + i * 4);
    if (i === count) break;
    const from = textStart + cut * size;
    clx.writeUInt32LE(options.wide ? from : (from * 2) | 0x40000000, 5 + cuts.length * 4 + i * 8 + 2);
  }
  const document = { name: 'WordDocument', content: main };
  if (isOld && !options.withTable) return [document];
  main.writeUInt32LE(0, piecesAt);
  main.writeUInt32LE(clx.length, piecesAt + 4);
  const names = associatedNames(options.template ?? '');
  main.writeUInt32LE(clx.length, namesAt);
  main.writeUInt32LE(names.length, namesAt + 4);
  const fields = listedFields(text, options.listed ?? []);
  main.writeUInt32LE(text.length, 0x4c);
  main.writeUInt32LE(clx.length + names.length, fieldsAt);
  main.writeUInt32LE(fields.length, fieldsAt + 4);
  const table = Buffer.concat([clx, names, fields, options.behindTable ?? Buffer.alloc(0)]);
  return [document, { name: '1Table', content: table }];
}

/** A list of marks (Plcfld): where they stand, and which each is. */
function listedFields(text: string, marks: readonly number[]): Buffer {
  if (marks.length === 0) return Buffer.alloc(0);
  const places = Buffer.from(Uint32Array.from([...marks, text.length]).buffer);
  return Buffer.concat([places, ...marks.map((at) => Buffer.from([text.charCodeAt(at), 0]))]);
}

/** The strings that belong to a document (SttbfAssoc): the template's path is the second of eighteen. */
function associatedNames(template: string): Buffer {
  const words = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
  const texts = Array.from({ length: 18 }, (_, i) => (i === 1 ? template : ''));
  return Buffer.concat([
    words(0xffff, texts.length, 0),
    ...texts.flatMap((text) => [words(text.length), Buffer.from(text, 'utf16le')]),
  ]);
}

export const buildDoc = (options: DocOptions = {}): Buffer =>
  buildCfb(
    [
      ...wordStreams(options),
      { name: '\u0005SummaryInformation' },
      { name: '\u0005DocumentSummaryInformation' },
      { name: '\u0001CompObj' },
      ...(options.parts ?? []),
    ],
    wordClass,
  );

/** A field as it stands in the text. */
export const docField = (instruction: string): string => `\x13${instruction}\x14result\x15\r`;
