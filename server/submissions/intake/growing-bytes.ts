const startBytes = 64 * 1024;

/** A file put together as it arrives, held once: the room is made beforehand where the size is known. */
export class GrowingBytes {
  #buffer: Buffer<ArrayBuffer>;
  #length = 0;

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
    this.#length = length;
  }

  /** What has come. Room that was made for nothing is not kept. */
  bytes(): Buffer<ArrayBuffer> {
    const filled = this.#buffer.subarray(0, this.#length);
    return this.#length < this.#buffer.length / 2 ? Buffer.from(filled) : filled;
  }
}
