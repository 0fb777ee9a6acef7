/** A drawing's properties (MS-ODRAW 2.2.9): a head of eight bytes, then six for each, then what does not fit there. */
const recordType = Buffer.from([0x0b, 0xf0]);
const headBytes = 8;
const entryBytes = 6;
const property = { pictureName: 0x0105, pictureFlags: 0x0106 };
const idMask = 0x3fff;
const isLong = 0x8000;
const linkFlag = 8;

/** Where pictures come from that a document names instead of holding them, found wherever drawings may stand. */
export function linkedPictures(stream: Buffer): string[] {
  const names: string[] = [];
  for (let at = stream.indexOf(recordType); at >= 0; at = stream.indexOf(recordType, at + 1)) {
    const name = at < 2 ? undefined : linkedName(stream.subarray(at - 2));
    if (name !== undefined) names.push(name);
  }
  return names;
}

function linkedName(record: Buffer): string | undefined {
  if (record.length < headBytes) return undefined;
  const count = record.readUInt16LE(0) >> 4;
  const entries = record.subarray(headBytes, headBytes + count * entryBytes);
  let next = headBytes + count * entryBytes;
  let name: string | undefined;
  let isLinked = false;
  for (let at = 0; at + entryBytes <= entries.length; at += entryBytes) {
    const id = entries.readUInt16LE(at);
    const value = entries.readUInt32LE(at + 2);
    if ((id & idMask) === property.pictureFlags) isLinked = (value & linkFlag) !== 0;
    if (!(id & isLong)) continue;
    if ((id & idMask) === property.pictureName) name = record.toString('utf16le', next, next + value);
    next += value;
  }
  return isLinked ? name?.replace(/\0.*$/s, '') : undefined;
}
