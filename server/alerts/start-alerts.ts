import type { Logger } from '../logger.ts';
import { errorCode } from '../mail/error-code.ts';
import type { Store } from '../storage/store.ts';
import { notKnown } from './not-known.ts';

const everyMs = 30_000;

/** A trouble by its name, and how to see whether it is there now: a sentence, with a count where there can be more, or nothing. */
export type Troubles = Readonly<
  Record<string, () => Promise<Trouble | string | typeof notKnown | undefined>>
>;

interface Trouble {
  readonly sentence: string;
  readonly count: number;
}

export interface AlertOptions {
  store: Pick<Store, 'raiseAlert' | 'clearAlert'>;
  logger: Logger;
  troubles: Troubles;
  /** Reaches the operator, or throws. */
  tell(notice: Notice): Promise<void>;
  clock?: () => Date;
}

export interface Notice {
  readonly trouble: string;
  readonly isOver: boolean;
  readonly sentence: string;
  readonly at: Date;
}

/** Looks for troubles and tells the operator of each when it comes, when there is more of it, and when it is over. */
export function startAlerts(options: AlertOptions): { stop(): Promise<void> } {
  const watch = new Watch(options);
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = running.then(() => watch.look());
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Which troubles have been told stands in the store, so that several processes and a restart tell none of them twice. Where
 * the store itself is in trouble, what this process remembers must do.
 */
export class Watch {
  readonly #options: AlertOptions;
  readonly #clock: () => Date;
  /** Troubles that this process knows to have been told, by whomever, and of how many. */
  readonly #told = new Map<string, number>();
  /** Those of them that it told by itself, while the store could not be asked. */
  readonly #toldAlone = new Set<string>();

  constructor(options: AlertOptions) {
    this.#options = options;
    this.#clock = options.clock ?? (() => new Date());
  }

  async look(): Promise<void> {
    // Side by side: one that takes long to see keeps nobody from hearing of another.
    await Promise.all(
      Object.entries(this.#options.troubles).map(async ([trouble, isThere]) => {
        try {
          const found = await isThere();
          if (found === notKnown) return;
          const { sentence, count } = typeof found === 'object' ? found : { sentence: found, count: 1 };
          if (sentence) await this.#raise(trouble, sentence, count);
          else await this.#clear(trouble);
        } catch (error) {
          // Not seen, or not told: the next look tries again.
          this.#options.logger.warn({ trouble, code: errorCode(error) }, 'an alert could not be settled');
        }
      }),
    );
  }

  async #raise(trouble: string, sentence: string, count: number): Promise<void> {
    if (this.#told.get(trouble) === count) return;
    const { store, tell, logger } = this.#options;
    let isAlone = false;
    const isNew = await store.raiseAlert(trouble, this.#clock(), count).catch(() => {
      isAlone = true;
      return true;
    });
    if (isNew) {
      logger.error({ trouble }, 'a trouble that the operator is told of');
      try {
        await tell({ trouble, sentence, isOver: false, at: this.#clock() });
      } catch (error) {
        if (!isAlone) await store.clearAlert(trouble).catch(() => {});
        throw error;
      }
    }
    // Of others than were told the store is asked again: that there are more may have to wait until the hour is over.
    if (isNew || count === 1) this.#told.set(trouble, count);
    else this.#told.delete(trouble);
    if (isAlone) this.#toldAlone.add(trouble);
  }

  async #clear(trouble: string): Promise<void> {
    const { store, tell, logger } = this.#options;
    const isOver = (await store.clearAlert(trouble)) || this.#toldAlone.has(trouble);
    this.#told.delete(trouble);
    if (!isOver) return;
    logger.info({ trouble }, 'a trouble is over');
    try {
      await tell({ trouble, sentence: 'All clear: this is over.', isOver: true, at: this.#clock() });
    } catch (error) {
      // Still to be told.
      this.#toldAlone.add(trouble);
      throw error;
    }
    this.#toldAlone.delete(trouble);
  }
}
