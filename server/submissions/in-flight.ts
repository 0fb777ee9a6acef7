/**
 * Submissions of this process that carry a key and are not answered yet. A second one with the same key and
 * body shares the first one's answer instead of racing it to the database.
 */
export class InFlight<Answer> {
  readonly #running = new Map<string, { readonly bodyHash: string; readonly answer: Promise<Answer> }>();

  /** Undefined when nothing with this key runs. */
  find(key: string): { readonly bodyHash: string; readonly answer: Promise<Answer> } | undefined {
    return this.#running.get(key);
  }

  run(key: string, bodyHash: string, work: () => Promise<Answer>): Promise<Answer> {
    const answer = work().finally(() => this.#running.delete(key));
    this.#running.set(key, { bodyHash, answer });
    return answer;
  }
}
