import type { Person, SignedIn } from '../../contract/desk/person.ts';
import { formsOf } from '../../contract/desk/roles.ts';
import type { FormName } from '../../contract/form-names.ts';
import type { Logger } from '../logger.ts';
import type { Store } from '../storage/store.ts';

const lookEveryMs = 2000;
/** A line nobody reads, so that neither we nor a proxy takes the connection for dead. */
const keepAliveEveryMs = 20_000;
/** An entry can be committed a little after its moment of arrival, by another process too. */
const lookBackMs = 30_000;
const streamsMax = 2000;

interface Stream {
  /** What their role lets them see; it may become another while they listen. */
  scope: readonly FormName[];
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  /** Who listens; nobody once the session it was opened with has ended. */
  readonly listener: () => Promise<Person | undefined>;
  readonly sessionId: string;
}

export interface Arrivals {
  /** Says "arrived" for each entry of the person's forms, until their session ends; undefined when there are too many. */
  stream(
    person: SignedIn,
    listener: () => Promise<Person | undefined>,
  ): ReadableStream<Uint8Array> | undefined;
  stop(): void;
}

const encoder = new TextEncoder();

/** One look at the database for everybody, and only while somebody listens. Nothing of an entry travels here. */
export function startArrivals({ store, logger }: { store: Store; logger: Logger }): Arrivals {
  const streams = new Set<Stream>();
  /** Those within the time we look back, so that each is told once. */
  let told = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let aliveAt = 0;
  let looking = false;

  const end = (stream: Stream) => {
    if (!streams.delete(stream)) return;
    try {
      stream.controller.close();
    } catch {
      // The browser was faster.
    }
  };
  const say = (stream: Stream, text: string) => {
    try {
      stream.controller.enqueue(encoder.encode(text));
    } catch {
      streams.delete(stream);
    }
  };

  /** Ends those whose session has ended, and learns the others' roles. Of many streams of one session one is asked for. */
  async function askWhoListens(): Promise<void> {
    const bySession = Map.groupBy(streams, ({ sessionId }) => sessionId);
    for (const group of bySession.values()) {
      const person = await group[0]?.listener();
      for (const stream of group) {
        if (person) stream.scope = formsOf(person.role);
        else end(stream);
      }
    }
  }

  async function look(): Promise<void> {
    const since = new Date(Date.now() - lookBackMs);
    await store.entries.takeUp();
    const recent = await store.entries.arrivedSince(since);
    const fresh = recent.filter(({ arrival }) => !told.has(arrival));
    told = new Set(recent.map(({ arrival }) => arrival));
    const isTime = Date.now() - aliveAt >= keepAliveEveryMs;
    if (fresh.length === 0 && !isTime) return;
    aliveAt = Date.now();
    await askWhoListens();
    for (const stream of streams) {
      const count = fresh.filter(({ form }) => stream.scope.includes(form)).length;
      say(stream, count > 0 ? `event: arrived\ndata: ${count}\n\n` : ':\n\n');
    }
  }

  async function tick(): Promise<void> {
    if (streams.size === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    if (looking) return;
    looking = true;
    try {
      await look();
    } catch (error) {
      logger.error({ error: error instanceof Error ? error.name : '' }, 'Arrivals could not be read.');
    } finally {
      looking = false;
    }
  }

  async function begin(): Promise<void> {
    if (timer) return;
    timer = setInterval(() => void tick(), lookEveryMs);
    timer.unref();
    aliveAt = Date.now();
    // What is there already is on the page that asks.
    const before = await store.entries.arrivedSince(new Date(Date.now() - lookBackMs));
    told = new Set(before.map(({ arrival }) => arrival));
  }

  return {
    stream(person, listener) {
      if (streams.size >= streamsMax) return undefined;
      let own: Stream | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          own = { scope: formsOf(person.role), controller, listener, sessionId: person.sessionId };
          streams.add(own);
          say(own, 'retry: 5000\n\n');
          void begin().catch(() => undefined);
        },
        cancel() {
          if (own) streams.delete(own);
        },
      });
    },
    stop() {
      clearInterval(timer);
      for (const stream of streams) end(stream);
    },
  };
}
