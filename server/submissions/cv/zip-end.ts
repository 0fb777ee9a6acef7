const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const entrySignature = Buffer.from('PK\x01\x02', 'latin1');
export const zipEndBytes = 22;

/** Where a ZIP archive ends within a file: the ends of directories that stand right behind their directory. */
export function zipEnds(file: Buffer): number[] {
  const found: number[] = [];
  for (let at = file.indexOf(endSignature); at >= 0; at = file.indexOf(endSignature, at + 4)) {
    if (at + zipEndBytes > file.length) break;
    const directory = at - file.readUInt32LE(at + 12);
    if (directory >= 0 && file.subarray(directory, directory + 4).equals(entrySignature)) found.push(at);
  }
  return found;
}
