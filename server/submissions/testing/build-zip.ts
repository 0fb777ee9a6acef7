import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly stored?: boolean;
  /** Lies to tell, for hostile archives. */
  readonly flags?: number;
  readonly declaredSize?: number;
  readonly method?: number;
  /** Points at another part's bytes instead of having its own. */
  readonly sameBytesAs?: number;
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
  const offsets: number[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const plain = Buffer.from(part.content);
    const packed = part.stored ? plain : deflateRawSync(plain);
    const common = Buffer.concat([
      u16(part.flags ?? 0),
      u16(part.method ?? (part.stored ? 0 : 8)),
      u32(0),
      u32(crc32(plain)),
      u32(packed.length),
      u32(part.declaredSize ?? plain.length),
      u16(name.length),
      u16(0),
    ]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), u16(20), common, name, packed]);
    const at = part.sameBytesAs === undefined ? offset : (offsets[part.sameBytesAs] ?? 0);
    offsets.push(at);
    if (part.sameBytesAs === undefined) {
      locals.push(local);
      offset += local.length;
    }
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        u16(20),
        u16(20),
        common,
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(at),
        name,
      ]),
    );
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
