import { createHash, type Hash } from 'node:crypto';

const startBytes = 64 * 1024;

/** A file put together as it arrives, held once: the room is made beforehand where the size is known. */
export class GrowingBytes {
  #buffer: Buffer<ArrayBuffer>;
  #length = 0;
  readonly #hash: Hash = createHash('sha256');

  constructor(expectedBytes: number | undefined) {
    this.#buffer = Buffer.allocUnsafeSlow(expectedBytes ?? startBytes);
  }

  append(chunk: Uint8Array): void {
    const length = this.#length + chunk.byteLength;
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#buffer.length));
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    this.#buffer.set(chunk, this.#length);
    this.#hash.update(chunk);
    this.#length = length;
  }

  /** To be asked once. The hash is made along the way, because that of a whole file would hold everybody up. */
  finish(): { readonly bytes: Uint8Array; readonly sha256: string } {
    const filled = this.#buffer.subarray(0, this.#length);
    const bytes = this.#length < this.#buffer.length / 2 ? Buffer.from(filled) : filled;
    return { bytes, sha256: this.#hash.digest('hex') };
  }
}
