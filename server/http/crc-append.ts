import { crc32 } from 'node:zlib';

/** A linear map of a checksum's 32 bits: what each of them becomes. */
type BitMap = readonly number[];

const identity: BitMap = Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0);
/** What one more bit of zero makes of a checksum: a shift, and gzip's polynomial for the bit that falls out. */
const oneZeroBit: BitMap = [0xedb88320, ...identity.slice(0, 31)];

function apply(map: BitMap, sum: number): number {
  let [result, rest] = [0, sum];
  for (let bit = 0; rest !== 0; bit += 1, rest >>>= 1) if (rest & 1) result ^= map[bit] ?? 0;
  return result >>> 0;
}

/**
 * The checksum of anything followed by `piece`, from the checksum of what is before it: the piece is read once, now,
 * however often it is appended. As zlib's crc32_combine, which Node does not offer.
 */
export function crcAppend(piece: Buffer): (before: number) => number {
  const own = crc32(piece);
  let zeros = identity;
  let power = oneZeroBit;
  for (let bits = piece.length * 8; bits > 0; bits = Math.floor(bits / 2)) {
    const map = power;
    if (bits % 2 === 1) zeros = zeros.map((column) => apply(map, column));
    power = power.map((column) => apply(map, column));
  }
  return (before) => (apply(zeros, before) ^ own) >>> 0;
}
