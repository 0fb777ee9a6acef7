const sectorSize = 512;
const freeSector = 0xffffffff;
const endOfChain = 0xfffffffe;
const fatSector = 0xfffffffd;

export interface CfbPart {
  readonly name: string;
  readonly kind?: 'storage' | 'stream';
  readonly content?: Buffer;
}

function directoryEntry(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = type;
  for (const at of [68, 72, 76]) entry.writeUInt32LE(freeSector, at);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** An OLE file of version 3 with one FAT sector. Every stream is padded to 4096 bytes, so none is in the mini stream. */
export function buildCfb(parts: readonly CfbPart[]): Buffer {
  const fat: number[] = [fatSector];
  const data: Buffer[] = [];
  const entries = [directoryEntry('Root Entry', 5, endOfChain, 0)];
  for (const part of parts) {
    if (part.kind === 'storage') {
      entries.push(directoryEntry(part.name, 1, 0, 0));
      continue;
    }
    const size = Math.max(4096, Math.ceil((part.content?.length ?? 0) / sectorSize) * sectorSize);
    const bytes = Buffer.alloc(size);
    part.content?.copy(bytes);
    entries.push(directoryEntry(part.name, 2, fat.length, size));
    data.push(bytes);
    const first = fat.length;
    for (let i = 0; i < size / sectorSize; i++) fat.push(first + i + 1);
    fat[fat.length - 1] = endOfChain;
  }
  while (entries.length % 4 !== 0) entries.push(Buffer.alloc(128));
  const directoryStart = fat.length;
  for (let i = 0; i < entries.length / 4; i++) fat.push(directoryStart + i + 1);
  fat[fat.length - 1] = endOfChain;

  const header = Buffer.alloc(sectorSize, 0xff);
  header.fill(0, 0, 76);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directoryStart, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(sectorSize, 0xff);
  for (const [i, next] of fat.entries()) table.writeUInt32LE(next, i * 4);
  return Buffer.concat([header, table, ...data, ...entries]);
}
