import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly stored?: boolean;
  /** Lies to tell, for hostile archives. */
  readonly flags?: number;
  readonly declaredSize?: number;
  readonly method?: number;
  /** The name in front of the part's own bytes, which most readers pass over. */
  readonly localName?: string;
  /** Behind the name in the directory, as (id, data). */
  readonly extra?: readonly [id: number, data: Buffer];
}

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

export function buildZip(parts: readonly ZipPart[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const plain = Buffer.from(part.content);
    const packed = part.stored ? plain : deflateRawSync(plain);
    const extra = part.extra
      ? Buffer.concat([u16(part.extra[0]), u16(part.extra[1].length), part.extra[1]])
      : Buffer.alloc(0);
    const localName = Buffer.from(part.localName ?? part.name);
    const common = Buffer.concat([
      u16(part.flags ?? 0),
      u16(part.method ?? (part.stored ? 0 : 8)),
      u32(0),
      u32(crc32(plain)),
      u32(packed.length),
      u32(part.declaredSize ?? plain.length),
    ]);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      u16(20),
      common,
      u16(localName.length),
      u16(0),
      localName,
      packed,
    ]);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        u16(20),
        u16(20),
        common,
        u16(name.length),
        u16(extra.length),
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(offset),
        name,
        extra,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    u32(0),
    u16(parts.length),
    u16(parts.length),
    u32(central.length),
    u32(offset),
    u16(Buffer.byteLength(comment)),
    Buffer.from(comment),
  ]);
  return Buffer.concat([...locals, central, end]);
}
