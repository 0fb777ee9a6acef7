import { constants, crc32, deflateRawSync } from 'node:zlib';
import { crcAppend } from './crc-append.ts';

/** Deflate's "nothing more" and a gzip file's beginning: no name, no date. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);

/**
 * A finished page with one name in it that is known only when it is asked for. Everything around the name is compressed
 * once: each piece by itself, so that none of them refers to another across the name.
 */
export class SplicedPage {
  readonly #pieces: readonly Buffer[];
  readonly #deflated: readonly Buffer[];
  readonly #appends: readonly ((before: number) => number)[];

  /** `placeholder` stands where the name belongs, as HTML. */
  constructor(html: string, placeholder: string) {
    this.#pieces = html.split(placeholder).map((piece) => Buffer.from(piece));
    if (this.#pieces.length < 2) throw new Error(`A page does not hold "${placeholder}".`);
    this.#deflated = this.#pieces.map((piece) =>
      deflateRawSync(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
    );
    this.#appends = this.#pieces.map(crcAppend);
  }

  plain(name: string): Buffer {
    return Buffer.concat(between(this.#pieces, Buffer.from(asHtml(name))));
  }

  gzip(name: string): Buffer {
    const bytes = Buffer.from(asHtml(name));
    const end = Buffer.alloc(8);
    let sum = 0;
    let length = 0;
    for (const [index, piece] of this.#pieces.entries()) {
      if (index > 0) sum = crc32(bytes, sum);
      sum = this.#appends[index]?.(sum) ?? sum;
      length += piece.length + (index > 0 ? bytes.length : 0);
    }
    end.writeUInt32LE(sum, 0);
    end.writeUInt32LE(length, 4);
    return Buffer.concat([gzipHead, ...between(this.#deflated, stored(bytes)), lastBlock, end]);
  }
}

/** A block that is not compressed; it holds up to 64 KB, and an address has 1 KB. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

const between = (pieces: readonly Buffer[], joint: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [joint, piece]));

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const asHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
