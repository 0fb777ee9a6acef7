/** What the places for uploads hold to; the numbers are stated in one place, and tests shrink them. */
export interface PlaceRules {
  readonly atATime: number;
  /** Of these at most so many for one network, so that one visitor cannot take them all. */
  readonly ofOneNetwork: number;
  /** Beyond it nobody is let into the line, and beyond its share nobody of one network. */
  readonly inLine: number;
  readonly inLineOfOneNetwork: number;
  readonly waitMs: number;
  /** While others wait, an upload that has had this long must come at this pace and be its network's only one, or it gives way. */
  readonly graceMs: number;
  readonly leastBytesPerSecond: number;
}

/** Eight CVs of the largest size are 40 MB, and as much again while they are examined and stored. */
const defaultPlaceRules: PlaceRules = {
  atATime: 8,
  ofOneNetwork: 6,
  inLine: 64,
  inLineOfOneNetwork: 16,
  waitMs: 10_000,
  graceMs: 5000,
  leastBytesPerSecond: 32 * 1024,
};

/** The right to read an upload and to hold its bytes until it is answered. */
export interface Place {
  /** Resolves when the place must be given up to somebody who waits. */
  readonly givesWay: Promise<'gives way'>;
  /** Bytes have come. */
  progress(bytes: number): void;
  /** All has come: from here on it does not depend on the sender any more. */
  arrived(): void;
  leave(): void;
}

interface Held {
  readonly network: string;
  readonly since: number;
  bytes: number;
  isArriving: boolean;
  readonly giveWay: () => void;
}

interface Waiting {
  readonly network: string;
  readonly enter: (place: Place) => void;
  readonly sendAway: () => void;
}

/** Bounds the uploads that are read, examined and stored at a time. Others wait in line for a short while. */
export class UploadPlaces {
  readonly #rules: PlaceRules;
  readonly #held = new Set<Held>();
  readonly #line = new Set<Waiting>();

  constructor(rules = defaultPlaceRules) {
    this.#rules = rules;
  }

  /** Undefined when none became free in time. */
  async take(network: string): Promise<Place | undefined> {
    if (this.#isFreeFor(network)) return this.#enter(network);
    const { inLine, inLineOfOneNetwork } = this.#rules;
    if (countOf(this.#line, network) >= inLineOfOneNetwork) return undefined;
    if (this.#line.size >= inLine && !this.#sendsSomebodyAwayFor(network)) return undefined;
    const { promise, resolve } = Promise.withResolvers<Place | undefined>();
    const sendAway = () => resolve(undefined);
    const waiting: Waiting = { network, enter: resolve, sendAway };
    this.#line.add(waiting);
    const hurry = setInterval(() => this.#makeRoomFor(network), this.#rules.graceMs / 4);
    const late = setTimeout(sendAway, this.#rules.waitMs);
    try {
      return await promise;
    } finally {
      clearInterval(hurry);
      clearTimeout(late);
      this.#line.delete(waiting);
    }
  }

  /** Whom a newcomer takes the turn of: the last of the network that waits most, where then still as many of it wait. */
  #sendsSomebodyAwayFor(network: string): boolean {
    const byNetwork = [...Map.groupBy(this.#line, (waiting) => waiting.network).values()];
    const [greediest = []] = byNetwork.sort((a, b) => b.length - a.length);
    const last = greediest.at(-1);
    if (!last || greediest.length < countOf(this.#line, network) + 2) return false;
    this.#line.delete(last);
    last.sendAway();
    return true;
  }

  #isFreeFor(network: string): boolean {
    const { atATime, ofOneNetwork } = this.#rules;
    return this.#held.size < atATime && countOf(this.#held, network) < ofOneNetwork;
  }

  #enter(network: string): Place {
    const { promise: givesWay, resolve } = Promise.withResolvers<'gives way'>();
    const held: Held = {
      network,
      since: performance.now(),
      bytes: 0,
      isArriving: true,
      giveWay: () => resolve('gives way'),
    };
    this.#held.add(held);
    return {
      givesWay,
      progress: (bytes) => {
        held.bytes += bytes;
      },
      arrived: () => {
        held.isArriving = false;
      },
      leave: () => {
        if (this.#held.delete(held)) this.#letIn();
      },
    };
  }

  /** Who holds the fewest places comes next, and of these who came first: many from a few networks keep nobody out. */
  #letIn(): void {
    const [next] = [...this.#line]
      .filter(({ network }) => this.#isFreeFor(network))
      .sort((a, b) => countOf(this.#held, a.network) - countOf(this.#held, b.network));
    if (!next) return;
    this.#line.delete(next);
    next.enter(this.#enter(next.network));
    this.#letIn();
  }

  /**
   * Who hardly comes gives way; where nobody is so slow, who holds most gives one place to who holds none. Where a
   * network waits only because it has its share, nothing is gained by anybody's place but its own.
   */
  #makeRoomFor(network: string): void {
    const { graceMs, leastBytesPerSecond, ofOneNetwork } = this.#rules;
    const hasItsShare = countOf(this.#held, network) >= ofOneNetwork;
    const pace = ({ bytes, since }: Held) => bytes / ((performance.now() - since) / 1000);
    const share = (held: Held) => countOf(this.#held, held.network);
    const late = [...this.#held]
      .filter((held) => held.isArriving && performance.now() - held.since > graceMs)
      .filter((held) => !hasItsShare || held.network === network)
      .sort((a, b) => pace(a) - pace(b));
    const [slowest] = late;
    const [greediest] = countOf(this.#held, network) > 0 ? [] : late.toSorted((a, b) => share(b) - share(a));
    if (slowest && pace(slowest) < leastBytesPerSecond) slowest.giveWay();
    else if (greediest && share(greediest) > 1) greediest.giveWay();
  }
}

const countOf = (those: Iterable<{ network: string }>, network: string): number =>
  [...those].filter((each) => each.network === network).length;
