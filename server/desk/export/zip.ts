import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string | Uint8Array>;
}

/** Sizes follow each file, because they are not known before it is written; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the format's first day: the same list makes the same file. */
const dosDate = 0x0021;

/** A zip archive written as it is read, with nothing held but the current piece. */
export async function* zip(files: Iterable<ZipFile> | AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const start = offset;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(deflated, 8);
    head.writeUInt16LE(dosDate, 12);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const opening = Buffer.concat([head, Buffer.from(name)]);
    offset += opening.length;
    yield opening;

    const seen = { crc: 0, size: 0 };
    let packed = 0;
    const bytes = Readable.from(measured(content, seen), { objectMode: false });
    for await (const chunk of bytes.pipe(createDeflateRaw()) as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(seen.crc, 0);
    sizes.writeUInt32LE(packed, 4);
    sizes.writeUInt32LE(seen.size, 8);
    const descriptor = Buffer.concat([Buffer.from([0x50, 0x4b, 0x07, 0x08]), sizes]);
    offset += packed + descriptor.length;
    yield descriptor;

    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    head.copy(entry, 6, 4, 14);
    sizes.copy(entry, 16);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(start, 42);
    directory.push(Buffer.concat([entry, Buffer.from(name)]));
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([listing, end]);
}

async function* measured(content: ZipFile['content'], seen: { crc: number; size: number }) {
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    seen.crc = crc32(bytes, seen.crc);
    seen.size += bytes.length;
    yield bytes;
  }
}
