const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const entrySignature = Buffer.from('PK\x01\x02', 'latin1');
const zip64Signature = Buffer.from('PK\x06\x06', 'latin1');
const zip64LocatorSignature = Buffer.from('PK\x06\x07', 'latin1');
const zip64LocatorBytes = 20;
export const zipEndBytes = 22;
/** What a directory consists of. */
export const directoryRecords = [endSignature, entrySignature, zip64Signature, zip64LocatorSignature];

/** Where a ZIP archive ends within a file: the ends of directories that stand right behind their directory. */
export function zipEnds(file: Buffer): number[] {
  const found: number[] = [];
  for (let at = file.indexOf(endSignature); at >= 0; at = file.indexOf(endSignature, at + 4)) {
    if (at + zipEndBytes > file.length) break;
    const directory = at - file.readUInt32LE(at + 12);
    const isBehind = directory >= 0 && file.subarray(directory, directory + 4).equals(entrySignature);
    if (isBehind || hasZip64End(file, at)) found.push(at);
  }
  return found;
}

/** Whether another record, of larger numbers, takes this one's place. */
export function hasZip64End(file: Buffer, end: number): boolean {
  const at = end - zip64LocatorBytes;
  return at >= 0 && file.subarray(at, at + 4).equals(zip64LocatorSignature);
}
