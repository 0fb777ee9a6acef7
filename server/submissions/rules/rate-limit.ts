import { createHmac, randomBytes } from 'node:crypto';
import type { FormName } from '../../../contract/form-names.ts';
import { fileFieldOf } from '../../../contract/forms.ts';
import type { Store } from '../../storage/store.ts';
import { networkOf } from './network-of.ts';

const windowMs = 60_000;
/** The counts this process remembers, and how long it does without a database that did not answer. */
const rememberedMax = 10_000;
const withoutStoreMs = 5000;
/** Who sends this many times their limit is no longer listened to at all. */
const floodFactor = 2;
/** Requests that are no attempts, a minute: more than anybody needs who has lost an answer or is told to come again. */
const besideMax = { withFile: 20, withoutFile: 120 };

export interface RateState {
  readonly exceeded: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

interface Hits {
  readonly count: number;
  readonly resetAt: Date;
}

export interface RateLimitDeps {
  readonly store: Pick<Store, 'hit' | 'secret'>;
  readonly perMinute: number;
  readonly now: () => Date;
  /** The counters cannot be reached; entries are let through by what this process has counted itself. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * How often one address sent one form within a minute, shared by all processes through the database. What others do
 * never counts against it. Addresses are hashed before they are kept anywhere, with a secret: there are so few of them that
 * a bare hash could be tried out. The headers follow draft-ietf-httpapi-ratelimit-headers-10.
 */
export class RateLimits {
  readonly #deps: RateLimitDeps;
  readonly #known = new Map<string, Hits>();
  /** For what this process remembers; what all of them share is hashed with the installation's. */
  readonly #ownSecret = randomBytes(32);
  #sharedSecret: string | undefined;
  #withoutStoreUntil = 0;

  constructor(deps: RateLimitDeps) {
    this.#deps = deps;
  }

  /** Counts one attempt. Never throws. */
  async count(form: FormName, address: string): Promise<RateState> {
    const now = this.#deps.now();
    const bucket = this.#ownBucket(form, address);
    const hits = (await this.#hitStore(form, address, now)) ?? this.#hitHere(bucket, now);
    this.#remember(bucket, hits);
    return this.#state(hits, hits.count > this.#deps.perMinute, now);
  }

  /** Counts what is no attempt: a replay, or what could not be taken. Each process does so by itself and writes nothing. */
  countBeside(form: FormName, address: string): void {
    const bucket = this.#ownBucket(besideOf(form), address);
    this.#remember(bucket, this.#hitHere(bucket, this.#deps.now()));
  }

  /** The limit where it is known to be used up, so that megabytes need not be read to find out. */
  usedUp(form: FormName, address: string): RateState | undefined {
    return this.#beyond(form, address, this.#deps.perMinute);
  }

  /** The same for who goes on and on: not even a few kilobytes are read then. */
  flooded(form: FormName, address: string): RateState | undefined {
    return this.#beyond(form, address, this.#deps.perMinute * floodFactor);
  }

  /** And for who asks for the same again and again, or without end for what cannot be had. */
  besideUsedUp(form: FormName, address: string): RateState | undefined {
    const most = fileFieldOf(form) ? besideMax.withFile : besideMax.withoutFile;
    return this.#beyond(besideOf(form), address, Math.max(most, this.#deps.perMinute * floodFactor));
  }

  #beyond(name: string, address: string, most: number): RateState | undefined {
    const now = this.#deps.now();
    const hits = this.#current(this.#ownBucket(name, address), now);
    return hits && hits.count >= most ? this.#state(hits, true, now) : undefined;
  }

  async #hitStore(form: FormName, address: string, now: Date): Promise<Hits | undefined> {
    if (performance.now() < this.#withoutStoreUntil) return undefined;
    try {
      this.#sharedSecret ??= await this.#deps.store.secret();
      return await this.#deps.store.hit(bucketOf(this.#sharedSecret, form, address), windowMs, now);
    } catch (error) {
      this.#withoutStoreUntil = performance.now() + withoutStoreMs;
      this.#deps.onFailure(error);
      return undefined;
    }
  }

  #ownBucket(name: string, address: string): string {
    return bucketOf(this.#ownSecret, name, address);
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

const besideOf = (form: FormName): string => `beside ${form}`;

function bucketOf(secret: string | Buffer, name: string, address: string): string {
  const network = createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
  return `${name}:${network}`;
}
