const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const lastRegularSector = 0xfffffffa;
const endOfChain = 0xfffffffe;
const miniStreamCutoff = 4096;
const miniSectorSize = 64;

type EntryKind = 'storage' | 'stream' | 'root';
interface CfbEntry {
  readonly name: string;
  readonly kind: EntryKind;
  readonly start: number;
  readonly size: number;
}

export interface CfbFile {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The first bytes of a stream whose whole chain lies within the file; undefined otherwise. */
  head(name: string, length: number): Buffer | undefined;
}

const kinds: Readonly<Record<number, EntryKind>> = { 1: 'storage', 2: 'stream', 5: 'root' };

/** Follows a chain of sectors; undefined when it leaves the table or runs in a circle. */
function chain(table: readonly number[], first: number): number[] | undefined {
  const sectors: number[] = [];
  for (let sector = first; sector !== endOfChain; sector = table[sector] ?? lastRegularSector) {
    if (sector >= table.length || sectors.length >= table.length) return undefined;
    sectors.push(sector);
  }
  return sectors;
}

function uint32s(bytes: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at));
  return numbers;
}

function readEntries(directory: Buffer): CfbEntry[] {
  const entries: CfbEntry[] = [];
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const kind = kinds[directory[at + 66] ?? 0];
    const nameBytes = directory.readUInt16LE(at + 64);
    if (!kind || nameBytes < 2 || nameBytes > 64) continue;
    entries.push({
      name: directory.toString('utf16le', at, at + nameBytes - 2),
      kind,
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}

/** Reads the tables of an OLE compound file (MS-CFB), every step within bounds. Undefined when it is none. */
export function readCfb(file: Buffer): CfbFile | undefined {
  if (file.length < 1536 || !file.subarray(0, 8).equals(signature)) return undefined;
  const major = file.readUInt16LE(26);
  const shift = file.readUInt16LE(30);
  if (file.readUInt16LE(28) !== 0xfffe || !((major === 3 && shift === 9) || (major === 4 && shift === 12))) {
    return undefined;
  }
  const sectorSize = 1 << shift;
  const sectorCount = Math.ceil(file.length / sectorSize) - 1;
  const sectorAt = (sector: number) =>
    sector < sectorCount ? file.subarray((sector + 1) * sectorSize, (sector + 2) * sectorSize) : undefined;
  const read = (sectors: readonly number[] | undefined): Buffer | undefined => {
    const parts = sectors?.map(sectorAt);
    return parts?.every((part) => part !== undefined) ? Buffer.concat(parts) : undefined;
  };

  // The table of the table: 109 places in the header, more in a chain of its own.
  const fatSectors = uint32s(file.subarray(76, 512)).filter((sector) => sector <= lastRegularSector);
  let difat = file.readUInt32LE(68);
  for (let hops = 0; difat <= lastRegularSector; hops++) {
    const numbers = uint32s(sectorAt(difat) ?? Buffer.alloc(0));
    const next = numbers.pop();
    if (next === undefined || hops > sectorCount) return undefined;
    fatSectors.push(...numbers.filter((sector) => sector <= lastRegularSector));
    difat = next;
  }
  if (fatSectors.length > sectorCount) return undefined;
  const fatBytes = read(fatSectors);
  if (!fatBytes) return undefined;
  const fat = uint32s(fatBytes).slice(0, sectorCount);
  const directory = read(chain(fat, file.readUInt32LE(48)));
  if (!directory) return undefined;
  const entries = readEntries(directory);
  const root = entries.find((entry) => entry.kind === 'root');
  if (!root) return undefined;

  const readMini = (start: number): Buffer | undefined => {
    const holder = read(chain(fat, root.start));
    const miniFat = read(chain(fat, file.readUInt32LE(60)));
    const sectors = holder && miniFat && chain(uint32s(miniFat), start);
    const parts = sectors?.map((sector) =>
      holder?.subarray(sector * miniSectorSize, (sector + 1) * miniSectorSize),
    );
    return parts?.every((part) => part !== undefined) ? Buffer.concat(parts) : undefined;
  };
  const find = (name: string) => entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  return {
    names: entries.map((entry) => entry.name),
    has: (name) => find(name) !== undefined,
    head(name, length) {
      const entry = find(name);
      if (entry?.kind !== 'stream') return undefined;
      const bytes = entry.size < miniStreamCutoff ? readMini(entry.start) : read(chain(fat, entry.start));
      if (!bytes || bytes.length < entry.size || entry.size < length) return undefined;
      return bytes.subarray(0, length);
    },
  };
}
