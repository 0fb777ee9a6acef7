const sectorBytes = 512;
const perSector = sectorBytes / 4;
const freeSector = 0xffffffff;
const endOfChain = 0xfffffffe;
const fatSector = 0xfffffffd;
/** Shorter streams would stand in the mini stream, which these files do without. */
const streamMinBytes = 4096;

export interface CfbPart {
  readonly name: string;
  readonly content?: Buffer;
  /** Makes it a storage. */
  readonly children?: readonly CfbPart[];
  /** The program that opens it, as 16 bytes in hexadecimal. */
  readonly classId?: string;
}

interface Placed {
  readonly part: CfbPart;
  readonly type: number;
  start: number;
  size: number;
  next: number;
  child: number;
}

/** An OLE file of version 3. Siblings hang on one another in a row, which every reader follows. */
export function buildCfb(parts: readonly CfbPart[], rootClassId = ''): Buffer {
  const root: Placed = entry({ name: 'Root Entry', children: parts, classId: rootClassId }, 5);
  const entries: Placed[] = [root];
  const place = (holder: Placed) => {
    let previous: Placed | undefined;
    for (const part of holder.part.children ?? []) {
      const placed = entry(part, part.children ? 1 : 2);
      const at = entries.push(placed) - 1;
      if (previous) previous.next = at;
      else holder.child = at;
      previous = placed;
      place(placed);
    }
  };
  place(root);

  const chains: number[] = [];
  const data: Buffer[] = [];
  const store = (bytes: Buffer): number => {
    const padded = Buffer.alloc(Math.ceil(bytes.length / sectorBytes) * sectorBytes);
    bytes.copy(padded);
    const start = chains.length;
    for (let i = 1; i <= padded.length / sectorBytes; i++) chains.push(start + i);
    chains[chains.length - 1] = endOfChain;
    data.push(padded);
    return start;
  };
  for (const placed of entries) {
    if (placed.type !== 2) continue;
    const content = placed.part.content ?? Buffer.alloc(0);
    placed.size = Math.max(streamMinBytes, content.length);
    placed.start = store(Buffer.concat([content, Buffer.alloc(placed.size - content.length)]));
  }
  const directoryBytes = Buffer.alloc(Math.ceil(entries.length / 4) * sectorBytes);
  const directory = store(directoryBytes);
  let tables = 1;
  while (tables * perSector < chains.length + tables) tables++;
  // The tables come first, so that everything else moves up by their number.
  for (const [i, placed] of entries.entries()) directoryEntry(placed, tables).copy(directoryBytes, i * 128);
  directoryBytes.copy(data.at(-1) ?? Buffer.alloc(0));

  const fat = Buffer.alloc(tables * sectorBytes, 0xff);
  for (let i = 0; i < tables; i++) fat.writeUInt32LE(fatSector, i * 4);
  for (const [i, next] of chains.entries())
    fat.writeUInt32LE(next === endOfChain ? next : next + tables, (i + tables) * 4);
  return Buffer.concat([header(tables, directory + tables), fat, ...data]);
}

const entry = (part: CfbPart, type: number): Placed => ({
  part,
  type,
  start: -1,
  size: 0,
  next: freeSector,
  child: freeSector,
});

function header(tables: number, directory: number): Buffer {
  const bytes = Buffer.alloc(sectorBytes, 0xff);
  bytes.fill(0, 0, 76);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(tables, 44);
  bytes.writeUInt32LE(directory, 48);
  bytes.writeUInt32LE(streamMinBytes, 56);
  bytes.writeUInt32LE(endOfChain, 60);
  bytes.writeUInt32LE(endOfChain, 68);
  for (let i = 0; i < tables; i++) bytes.writeUInt32LE(i, 76 + i * 4);
  return bytes;
}

function directoryEntry({ part, type, start, size, next, child }: Placed, tables: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(part.name, 'utf16le');
  bytes.writeUInt16LE((part.name.length + 1) * 2, 64);
  bytes[66] = type;
  bytes[67] = 1;
  bytes.writeUInt32LE(freeSector, 68);
  bytes.writeUInt32LE(next, 72);
  bytes.writeUInt32LE(child, 76);
  Buffer.from(part.classId ?? '', 'hex').copy(bytes, 80);
  bytes.writeUInt32LE(start < 0 ? (type === 5 ? endOfChain : 0) : start + tables, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}
