import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Work } from './database.ts';

interface Entry {
  work: Work<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Bounds how long one turn of the event loop may take. */
const batchLimit = 64;

/**
 * Requests that arrive while the disk is busy share its next flush: their work runs in one transaction, and
 * each is answered only when that has been committed. When the transaction fails, each work is tried on its
 * own, so that nobody fails for a neighbour's sake.
 */
export class GroupCommit {
  readonly #transact: <T>(work: Work<T>) => Promise<T>;
  readonly #isCommon: (error: unknown) => boolean;
  #queue: Entry[] = [];
  #draining: Promise<void> | undefined;

  /** `isCommon` tells of an error that is nobody's own: everybody has it, and trying each alone would only take longer. */
  constructor(transact: <T>(work: Work<T>) => Promise<T>, isCommon: (error: unknown) => boolean) {
    this.#transact = transact;
    this.#isCommon = isCommon;
  }

  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // The queue cannot know each work's own type; its result goes back only to its own promise.
      this.#queue.push({ work, resolve: resolve as (result: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when everything asked so far has been answered. */
  async settle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    do {
      await nextTurn(); // lets the requests that are already in the sockets join in
      await this.#commit(this.#queue.splice(0, batchLimit));
    } while (this.#queue.length > 0);
    this.#draining = undefined;
  }

  async #commit(batch: readonly Entry[]): Promise<void> {
    try {
      const results = await this.#transact(async (trx) => {
        const done: unknown[] = [];
        for (const entry of batch) done.push(await entry.work(trx));
        return done;
      });
      for (const [index, entry] of batch.entries()) entry.resolve(results[index]);
    } catch (error) {
      if (batch.length === 1 || this.#isCommon(error)) for (const entry of batch) entry.reject(error);
      else for (const entry of batch) await this.#commit([entry]);
    }
  }
}
