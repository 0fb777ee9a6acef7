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
  readonly parts?: readonly CfbPart[];
}

const textStart = 0x800;
const secondTable = 0x0200;
const piecesAt = 0x01a2;
const word97 = 0x00c1;
/** Word.Document.8 */
export const wordClass = '0609020000000000c000000000000046';

/** The streams of a Word 97 document (MS-DOC), with its text put together from pieces. */
export function wordStreams(options: DocOptions = {}): CfbPart[] {
  const text = options.text ?? 'Curriculum vitae\r';
  const bytes = Buffer.from(text, options.wide ? 'utf16le' : 'latin1');
  const main = Buffer.alloc(Math.max(4096, textStart + bytes.length));
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(options.version ?? word97, 2);
  main.writeUInt16LE((options.flags ?? 0) | secondTable, 10);
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
  main.writeUInt32LE(0, piecesAt);
  main.writeUInt32LE(clx.length, piecesAt + 4);
  return [
    { name: 'WordDocument', content: main },
    { name: '1Table', content: Buffer.concat([clx, options.behindTable ?? Buffer.alloc(0)]) },
  ];
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
