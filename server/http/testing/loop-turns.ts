const everyMs = 2;

/**
 * How long the event loop worked without looking at anything else, by the thread's own processor time: that of a timer
 * would hold what other programs on the machine did as well.
 */
export class LoopTurns {
  #turns: number[] = [];
  #last = process.threadCpuUsage();

  constructor() {
    setInterval(() => {
      const { user, system } = process.threadCpuUsage(this.#last);
      this.#last = process.threadCpuUsage();
      this.#turns.push((user + system) / 1000);
    }, everyMs).unref();
  }

  /** The turns since it was asked last, in milliseconds, the shortest first. */
  take(): number[] {
    return this.#turns.splice(0).sort((a, b) => a - b);
  }
}
