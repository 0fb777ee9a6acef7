import { createHash } from 'node:crypto';
import type { FormName } from '../../../contract/form-names.ts';
import type { Store } from '../../storage/store.ts';
import { networkOf } from './network-of.ts';

const windowMs = 60_000;
/** The counts this process remembers, and how long it does without a database that did not answer. */
const rememberedMax = 10_000;
const withoutStoreMs = 5000;
/** Who sends this many times their limit is no longer listened to at all. */
const floodFactor = 2;

export interface RateState {
  readonly exceeded: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

interface Hits {
  readonly count: number;
  readonly resetAt: Date;
}

export interface RateLimitDeps {
  readonly store: Pick<Store, 'hit'>;
  readonly perMinute: number;
  readonly now: () => Date;
  /** The counters cannot be reached; entries are let through by what this process has counted itself. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * How often one address sent one form within a minute, shared by all processes through the database. What others do
 * never counts against it. Addresses are hashed before they are kept anywhere. The headers follow
 * draft-ietf-httpapi-ratelimit-headers-10.
 */
export class RateLimits {
  readonly #deps: RateLimitDeps;
  readonly #known = new Map<string, Hits>();
  #withoutStoreUntil = 0;

  constructor(deps: RateLimitDeps) {
    this.#deps = deps;
  }

  /** Counts one attempt. Never throws. */
  async count(form: FormName, address: string): Promise<RateState> {
    const now = this.#deps.now();
    const bucket = bucketOf(form, address);
    const hits = (await this.#hitStore(bucket, now)) ?? this.#hitHere(bucket, now);
    this.#remember(bucket, hits);
    return this.#state(hits, hits.count > this.#deps.perMinute, now);
  }

  /** The limit where it is known to be used up, so that megabytes need not be read to find out. */
  usedUp(form: FormName, address: string): RateState | undefined {
    return this.#beyond(form, address, 1);
  }

  /** The same for who goes on and on: not even a few kilobytes are read then. */
  flooded(form: FormName, address: string): RateState | undefined {
    return this.#beyond(form, address, floodFactor);
  }

  #beyond(form: FormName, address: string, factor: number): RateState | undefined {
    const now = this.#deps.now();
    const hits = this.#current(bucketOf(form, address), now);
    return hits && hits.count >= this.#deps.perMinute * factor ? this.#state(hits, true, now) : undefined;
  }

  async #hitStore(bucket: string, now: Date): Promise<Hits | undefined> {
    if (performance.now() < this.#withoutStoreUntil) return undefined;
    try {
      return await this.#deps.store.hit(bucket, windowMs, now);
    } catch (error) {
      this.#withoutStoreUntil = performance.now() + withoutStoreMs;
      this.#deps.onFailure(error);
      return undefined;
    }
  }

  #hitHere(bucket: string, now: Date): Hits {
    const before = this.#current(bucket, now);
    const resetAt = new Date((Math.floor(now.getTime() / windowMs) + 1) * windowMs);
    return before ? { ...before, count: before.count + 1 } : { count: 1, resetAt };
  }

  #current(bucket: string, now: Date): Hits | undefined {
    const hits = this.#known.get(bucket);
    return hits && hits.resetAt > now ? hits : undefined;
  }

  #remember(bucket: string, hits: Hits): void {
    // Set anew, so that the map's head is the oldest.
    this.#known.delete(bucket);
    this.#known.set(bucket, hits);
    const [oldest] = this.#known.keys();
    if (this.#known.size > rememberedMax && oldest !== undefined) this.#known.delete(oldest);
  }

  #state({ count, resetAt }: Hits, exceeded: boolean, now: Date): RateState {
    const { perMinute } = this.#deps;
    const seconds = Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000));
    return {
      exceeded,
      headers: {
        'RateLimit-Policy': `"address";q=${perMinute};w=60`,
        RateLimit: `"address";r=${Math.max(0, perMinute - count)};t=${seconds}`,
        ...(exceeded ? { 'Retry-After': String(seconds) } : {}),
      },
    };
  }
}

function bucketOf(form: FormName, address: string): string {
  const network = createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 22);
  return `${form}:${network}`;
}
