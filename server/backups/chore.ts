import { notKnown } from '../alerts/not-known.ts';
import type { Logger } from '../logger.ts';
import { errorCode } from '../mail/error-code.ts';

/** One failure may be a restart of the database, and is mended by the next attempt. */
const failuresInARow = 2;

/** Something that is done again and again; that it fails keeps nothing else from being done. */
export class Chore {
  readonly #logger: Logger;
  readonly #inLog: string;
  readonly #sentence: (code: string) => string;
  /** In a row; of what was never done there is nothing to say. */
  #failures: number | undefined;
  #code = '';

  constructor(logger: Logger, inLog: string, sentence: (code: string) => string) {
    this.#logger = logger;
    this.#inLog = inLog;
    this.#sentence = sentence;
  }

  async do(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#failures = 0;
    } catch (error) {
      this.#failures = (this.#failures ?? 0) + 1;
      this.#code = errorCode(error);
      this.#logger.error({ code: this.#code }, this.#inLog);
    }
  }

  /** What an operator must know, until it is done again; in between, what another process has told of stands. */
  trouble(): string | typeof notKnown | undefined {
    if (this.#failures === 0) return undefined;
    return (this.#failures ?? 0) < failuresInARow ? notKnown : this.#sentence(this.#code);
  }
}
