const zipEndSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
/** The end-of-directory record and the longest comment that may follow it. */
const zipTailLength = 22 + 0xffff;

export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether a zip reader, which looks from the end, would open the file as an archive whatever it starts with. */
export function endsAsZip(file: Buffer): boolean {
  return file.subarray(Math.max(0, file.length - zipTailLength)).includes(zipEndSignature);
}
