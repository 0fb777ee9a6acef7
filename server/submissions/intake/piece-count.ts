/** Far more than a browser or a proxy needs for a form without a file, and of a CV they send less than half as many. */
const piecesMax = 2000;
/** A byte of data costs a sender six in a chunk of its own; a network cuts into hundreds of bytes at least. */
const leastBytesEach = 64;

/** Counts what a body comes in: however small a piece is, it costs the serving thread the same. */
export class PieceCount {
  #pieces = 0;
  #bytes = 0;

  /** Whether a body is to be given up that has come in these pieces so far. */
  isTooFineWith(bytes: number): boolean {
    this.#pieces += 1;
    this.#bytes += bytes;
    return this.#pieces > piecesMax && this.#bytes < this.#pieces * leastBytesEach;
  }
}
