import type { HeldReason } from '../../../contract/cv-verdict.ts';

/** Refused outright: no honest reading of the file exists, or nobody here could open it. */
export type FileFault = 'wrongType' | 'locked';

export type Judgement =
  | { readonly verdict: 'clean' }
  | { readonly verdict: 'held'; readonly reasons: readonly HeldReason[] }
  | { readonly verdict: 'refused'; readonly fault: FileFault };

/** Gathers what speaks against a file; one file inside another shares its holder's. */
export class Findings {
  readonly #reasons = new Set<HeldReason>();
  #fault: FileFault | undefined;
  /** Unpacked bytes this file and all within it may still have: what bounds a bomb. */
  #budget: number;

  constructor(budgetBytes: number) {
    this.#budget = budgetBytes;
  }

  hold(reason: HeldReason): void {
    this.#reasons.add(reason);
  }

  refuse(fault: FileFault): void {
    this.#fault ??= fault;
  }

  /** How much may still be unpacked. */
  get budget(): number {
    return this.#budget;
  }

  spend(bytes: number): void {
    this.#budget -= bytes;
    if (this.#budget < 0) throw new TooLargeInside();
  }

  get judgement(): Judgement {
    if (this.#fault) return { verdict: 'refused', fault: this.#fault };
    if (this.#reasons.size === 0) return { verdict: 'clean' };
    return { verdict: 'held', reasons: [...this.#reasons] };
  }
}

export class TooLargeInside extends Error {}
