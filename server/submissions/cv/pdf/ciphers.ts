import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** What pads a password to 32 bytes (ISO 32000-1, algorithm 2); the empty one is all padding. */
export const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** Node's own library leaves this old cipher out; many PDFs with an owner's password still use it. */
export function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (i: number, j: number) => {
    const kept = state[i] ?? 0;
    state[i] = state[j] ?? 0;
    state[j] = kept;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  const result = Buffer.alloc(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 0xff;
    j = (j + (state[i] ?? 0)) & 0xff;
    swap(i, j);
    result[at] = (data[at] ?? 0) ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0);
  }
  return result;
}

/** Whole blocks only; a broken last one is left off, as readers do. */
export function aesDecrypt(
  cipher: 'aes-128-cbc' | 'aes-256-cbc',
  key: Buffer,
  start: Buffer,
  data: Buffer,
): Buffer {
  if (start.length < 16) return Buffer.alloc(0);
  const decipher = createDecipheriv(cipher, key, start).setAutoPadding(false);
  return Buffer.concat([decipher.update(data.subarray(0, data.length & ~15)), decipher.final()]);
}

/** Algorithm 2.B of ISO 32000-2 for the empty password. */
export function revision6Hash(salt: Buffer, of: Buffer): Buffer {
  let key = createHash('sha256').update(salt).update(of).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => [key, of]).flat());
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = cipher.update(block);
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(['sha256', 'sha384', 'sha512'][sum % 3] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}
