import type { Logger } from '../logger.ts';

/** One answer serves everybody who asks within this time, so that strangers cannot make the database write. */
const trueForMs = 1000;
/** A store that takes longer is not ready, whatever it says in the end. */
const patienceMs = 3000;
/** Who has asked within this time is taken for somebody who will ask again. */
const askedLatelyMs = 60_000;

/** Whether this process can take entries: asked by proxies and monitors, and by anybody else. */
export class Readiness {
  readonly #prove: () => Promise<void>;
  readonly #logger: Logger;
  #last: { readonly at: number; readonly isReady: boolean } | undefined;
  #proving: Promise<boolean> | undefined;
  #reason = '';
  #askedAt = Number.NEGATIVE_INFINITY;
  #isStopping = false;

  constructor(prove: () => Promise<void>, logger: Logger) {
    this.#prove = prove;
    this.#logger = logger;
  }

  async isReady(): Promise<boolean> {
    this.#askedAt = performance.now();
    if (this.#isStopping) return false;
    if (this.#last && performance.now() - this.#last.at < trueForMs) return this.#last.isReady;
    this.#proving ??= this.#look().finally(() => {
      this.#proving = undefined;
    });
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      this.#note('no answer');
      resolve(false);
    }, patienceMs);
    try {
      return await Promise.race([this.#proving, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** From now on the answer is no. True when somebody is likely to notice, and should be given the time. */
  stop(): boolean {
    this.#isStopping = true;
    return performance.now() - this.#askedAt < askedLatelyMs;
  }

  async #look(): Promise<boolean> {
    let isReady = true;
    try {
      await this.#prove();
      this.#note('');
    } catch (error) {
      isReady = false;
      this.#note(reasonOf(error));
    }
    this.#last = { at: performance.now(), isReady };
    return isReady;
  }

  /** Said once when it changes, not for everybody who asks. */
  #note(reason: string): void {
    if (reason === this.#reason) return;
    this.#reason = reason;
    if (reason) this.#logger.error({ reason }, 'not ready: the store cannot be written');
    else this.#logger.info({}, 'ready again');
  }
}

/** SQLite's own number and words, or PostgreSQL's code; a driver's message could quote what was stored. */
function reasonOf(error: unknown): string {
  const { code, errcode, errstr } = error as { code?: unknown; errcode?: unknown; errstr?: unknown };
  return [code, errcode, errstr].filter((part) => part !== undefined).join(' ') || 'unknown';
}
