import CFB from 'cfb';

export interface OleEntry {
  /** Lower case, for Word finds its streams whatever their case. */
  readonly name: string;
  readonly kind: 'storage' | 'stream';
  /** Which program opens it: 32 hexadecimal digits, all noughts for none. */
  readonly classId: string;
  readonly bytes: Buffer;
  readonly children: readonly OleEntry[];
}

const headerBytes = 512;
const freeSector = 0xffffffff;
const depthMax = 20;
const shortStreamBytes = 4096;

/** A compound file (MS-CFB) as a tree. Entries that no storage leads to stand at its root. Throws when it is damaged. */
export function readOle(file: Buffer): OleEntry {
  // Readers that go by another limit find a stream's bytes in another place.
  if (file.length < headerBytes || file.readUInt32LE(56) !== shortStreamBytes)
    throw new Error('An odd header.');
  // The library's types leave out where an entry's siblings and children are.
  const index = CFB.parse(withPlainHeader(file)).FileIndex as Indexed[];
  const seen = new Set<number>([0]);
  const entryAt = (at: number, depth: number): OleEntry[] => {
    const entry = index[at];
    if (!entry || seen.has(at) || depth > depthMax) return [];
    seen.add(at);
    return [toEntry(entry, childrenOf(entry, depth + 1))];
  };
  const childrenOf = (entry: Indexed, depth: number): OleEntry[] => {
    const found: OleEntry[] = [];
    // The children of a storage form a tree of siblings, walked without recursion: it may be as deep as it is long.
    const open = [entry.C];
    const met = new Set<number>();
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const sibling = at >= 0 && !met.has(at) ? index[at] : undefined;
      if (!sibling) continue;
      met.add(at);
      open.push(sibling.L, sibling.R);
      found.push(...entryAt(at, depth));
    }
    return found;
  };
  const [root] = index;
  if (!root) throw new Error('No root.');
  const children = childrenOf(root, 0);
  const strays = index.flatMap((entry, at) => (entry.type === 0 ? [] : entryAt(at, 0)));
  return toEntry(root, [...children, ...strays]);
}

type Indexed = ReturnType<typeof CFB.parse>['FileIndex'][number] & { L: number; R: number; C: number };

function toEntry(entry: Indexed, children: OleEntry[]): OleEntry {
  return {
    name: entry.name.replace(/\0.*$/s, '').toLowerCase(),
    kind: entry.type === 2 ? 'stream' : 'storage',
    classId: String(entry.clsid).toLowerCase(),
    bytes: Buffer.from(entry.content ?? []),
    children,
  };
}

/** Word ignores these fields; some writers leave nonsense in them, at which the library stops. */
function withPlainHeader(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt16LE(6, 32);
  copy.fill(0, 34, 40);
  if (copy.readUInt16LE(26) === 3) copy.writeUInt32LE(0, 40);
  return copy;
}

/** What stands behind the last sector in use. */
export function behindOle(file: Buffer): Buffer {
  const sectorBytes = 1 << file.readUInt16LE(30);
  const perSector = sectorBytes / 4;
  let last = -1;
  for (let i = 0; i < 109; i++) {
    const table = (file.readUInt32LE(76 + i * 4) + 1) * sectorBytes;
    if (table + sectorBytes > file.length) continue;
    for (let entry = 0; entry < perSector; entry++) {
      if (file.readUInt32LE(table + entry * 4) !== freeSector) last = i * perSector + entry;
    }
  }
  return file.subarray(Math.min(file.length, (last + 2) * sectorBytes));
}
