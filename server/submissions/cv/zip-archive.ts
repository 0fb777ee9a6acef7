import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw) as (
  bytes: Uint8Array,
  options: { maxOutputLength: number },
) => Promise<Buffer>;

const localSignature = 0x04034b50;
const directorySignature = 0x02014b50;
const endSignature = 0x06054b50;
const entriesMax = 2000;
const inflatedMaxBytes = 64 * 1024 * 1024;

export interface ZipEntry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
  readonly dataOffset: number;
}

const hasPathTricks = (name: string): boolean =>
  name === '' ||
  name.startsWith('/') ||
  /[\\:\p{Cc}]/u.test(name) ||
  name.split('/').some((segment) => segment === '..' || segment === '.');

function findEnd(file: Buffer): number {
  for (let at = file.length - 22; at >= Math.max(0, file.length - 22 - 0xffff); at--) {
    if (file.readUInt32LE(at) === endSignature && at + 22 + file.readUInt16LE(at + 20) === file.length)
      return at;
  }
  return -1;
}

function readEntry(file: Buffer, at: number): { entry: ZipEntry; next: number } | undefined {
  if (at + 46 > file.length || file.readUInt32LE(at) !== directorySignature) return undefined;
  const nameLength = file.readUInt16LE(at + 28);
  const next = at + 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  const offset = file.readUInt32LE(at + 42);
  if (next > file.length || offset + 30 > file.length || file.readUInt32LE(offset) !== localSignature) {
    return undefined;
  }
  const rawName = file.subarray(at + 46, at + 46 + nameLength);
  const localName = file.subarray(offset + 30, offset + 30 + file.readUInt16LE(offset + 26));
  if (!rawName.equals(localName)) return undefined;
  const flags = file.readUInt16LE(at + 8) | file.readUInt16LE(offset + 6);
  const method = file.readUInt16LE(at + 10);
  if (method !== file.readUInt16LE(offset + 8)) return undefined;
  const entry = {
    name: rawName.toString('utf8'),
    encrypted: (flags & 1) === 1,
    method,
    crc: file.readUInt32LE(at + 16),
    packedSize: file.readUInt32LE(at + 20),
    size: file.readUInt32LE(at + 24),
    offset,
    dataOffset: offset + 30 + localName.length + file.readUInt16LE(offset + 28),
  };
  return { entry, next };
}

/**
 * The entries of a zip that is nothing but a zip: it begins with its first entry, ends with its directory, and
 * no two entries share bytes (which is how small bombs are made). Undefined for everything else, zip64 included:
 * five megabytes do not need it.
 */
export function readZip(file: Buffer): ZipEntry[] | undefined {
  if (file.length < 22 || file.readUInt32LE(0) !== localSignature) return undefined;
  const end = findEnd(file);
  if (end < 0 || file.readUInt32LE(end + 4) !== 0) return undefined;
  const count = file.readUInt16LE(end + 10);
  const directory = file.readUInt32LE(end + 16);
  if (count === 0 || count > entriesMax || count !== file.readUInt16LE(end + 8)) return undefined;
  if (directory + file.readUInt32LE(end + 12) !== end) return undefined;

  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = directory;
  for (let i = 0; i < count; i++) {
    const read = readEntry(file, at);
    if (!read || hasPathTricks(read.entry.name) || names.has(read.entry.name.toLowerCase())) return undefined;
    names.add(read.entry.name.toLowerCase());
    entries.push(read.entry);
    at = read.next;
  }
  if (at !== end) return undefined;

  const inOrder = entries.toSorted((a, b) => a.offset - b.offset);
  if (inOrder[0]?.offset !== 0) return undefined;
  const disjoint = inOrder.every(
    (entry, i) => entry.dataOffset + entry.packedSize <= (inOrder[i + 1]?.offset ?? directory),
  );
  const declared = entries.reduce((sum, entry) => sum + entry.size, 0);
  return disjoint && declared <= inflatedMaxBytes ? entries : undefined;
}

/** The entry's bytes, or undefined when they are not exactly what the directory promised. */
export async function readZipEntry(file: Buffer, entry: ZipEntry): Promise<Buffer | undefined> {
  const packed = file.subarray(entry.dataOffset, entry.dataOffset + entry.packedSize);
  let bytes: Buffer;
  try {
    if (entry.method === 0) bytes = packed;
    else if (entry.method === 8) bytes = await inflate(packed, { maxOutputLength: Math.max(1, entry.size) });
    else return undefined;
  } catch {
    return undefined;
  }
  return bytes.length === entry.size && crc32(bytes) === entry.crc ? bytes : undefined;
}
