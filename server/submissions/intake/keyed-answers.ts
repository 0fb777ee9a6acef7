const rememberedMax = 1000;
const rememberedMs = 60_000;

interface Keyed<Answer> {
  readonly bodyHash: string;
  readonly answer: Promise<Answer>;
  answeredAtMs?: number;
}

/**
 * The answers of this process to submissions with a key: those still being made, and for a minute those that
 * were good. A second request with the same key and body shares the answer instead of racing the first one to
 * the database or being counted as another submission. What is forgotten here, the database still knows.
 */
export class KeyedAnswers<Answer> {
  readonly #known = new Map<string, Keyed<Answer>>();
  readonly #isGood: (answer: Answer) => boolean;

  constructor(isGood: (answer: Answer) => boolean) {
    this.#isGood = isGood;
  }

  find(key: string): Keyed<Answer> | undefined {
    const known = this.#known.get(key);
    if (known?.answeredAtMs !== undefined && performance.now() - known.answeredAtMs > rememberedMs) {
      this.#known.delete(key);
      return undefined;
    }
    return known;
  }

  run(key: string, bodyHash: string, work: () => Promise<Answer>): Promise<Answer> {
    const keyed: Keyed<Answer> = { bodyHash, answer: work() };
    this.#known.set(key, keyed);
    const settle = (good: boolean) => {
      this.#known.delete(key);
      if (!good) return;
      // Set anew, so that the map's order is the order of the answers and its head the oldest.
      keyed.answeredAtMs = performance.now();
      this.#known.set(key, keyed);
      this.#forgetOldest();
    };
    keyed.answer.then(
      (answer) => settle(this.#isGood(answer)),
      () => settle(false),
    );
    return keyed.answer;
  }

  #forgetOldest(): void {
    for (const [key, { answeredAtMs }] of this.#known) {
      if (this.#known.size <= rememberedMax) return;
      if (answeredAtMs !== undefined) this.#known.delete(key);
    }
  }
}
