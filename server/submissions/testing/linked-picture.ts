/** The properties of a drawing whose picture stands elsewhere: its name and that it is linked. */
export function linkedPicture(address: string, flags = 0x0a): Buffer {
  const name = Buffer.from(`${address}\0`, 'utf16le');
  const bytes = Buffer.alloc(8 + 3 * 6);
  bytes.writeUInt16LE(0x33, 0);
  bytes.writeUInt16LE(0xf00b, 2);
  bytes.writeUInt32LE(3 * 6 + name.length, 4);
  for (const [i, [id, value]] of [
    [0x4104, 1],
    [0xc105, name.length],
    [0x0106, flags],
  ].entries()) {
    bytes.writeUInt16LE(id ?? 0, 8 + i * 6);
    bytes.writeUInt32LE(value ?? 0, 10 + i * 6);
  }
  return Buffer.concat([bytes, name]);
}
