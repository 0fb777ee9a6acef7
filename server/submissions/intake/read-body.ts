import { cvCodes } from '../../../contract/cv-faults.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { cvMaxBytes, jsonBodyMaxBytes } from '../../../contract/limits.ts';
import { discardedMaxBytes } from '../../http/bounds.ts';
import type { PostedBody } from './posted-body.ts';
import { type Refusal, refusals } from './refusal.ts';
import type { Place } from './upload-places.ts';

/** Boundaries, part headers and the text fields around a CV of the largest size. */
const multipartOverheadBytes = 64 * 1024;

export interface BodyTimes {
  readonly textMs: number;
  readonly cvMs: number;
}
const defaultBodyTimes: BodyTimes = { textMs: 30_000, cvMs: 120_000 };

/** Takes the body's bytes as they come. `take` may stop the reading by a refusal. */
export interface BodySink<Result> {
  take(chunk: Uint8Array): Refusal | undefined | Promise<Refusal | undefined>;
  end(): Result | Promise<Result>;
}

interface Reading {
  readonly form: FormName;
  readonly times?: BodyTimes | undefined;
  /** An upload's place. */
  readonly place?: Place | undefined;
}

/** What is too large is still read to its end and thrown away, unless it is out of all proportion. */
export function tooLarge(form: FormName, detail: string, declared?: number): Refusal {
  const errors = form === 'career' ? [{ field: 'cv', code: cvCodes.tooLarge }] : [];
  const close = (declared ?? 0) > discardedMaxBytes ? { headers: { Connection: 'close' } } : {};
  return refusals.tooLarge(detail, { errors, ...close });
}

/**
 * Feeds the body to `sink`, but never more of it than the form may send and never longer than it may take: by the
 * declared length first, then by counting, then by the clock.
 */
export async function readBody<Result>(
  body: PostedBody,
  sink: BodySink<Result>,
  { form, times = defaultBodyTimes, place }: Reading,
): Promise<Result | { readonly ok: false; readonly refusal: Refusal }> {
  const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const;
  const maxBytes = form === 'career' ? cvMaxBytes + multipartOverheadBytes : jsonBodyMaxBytes;
  const largeDetail = `The body may hold at most ${maxBytes} bytes.`;
  if ((body.length ?? 0) > maxBytes) return refused(tooLarge(form, largeDetail, body.length));

  const deadlineMs = form === 'career' ? times.cvMs : times.textMs;
  const reads = new Reads(body.chunks());
  const timer = setTimeout(() => reads.cutOff('late'), deadlineMs);
  void place?.givesWay.then((why) => reads.cutOff(why));
  let length = 0;
  try {
    for (;;) {
      const next = await reads.next();
      if (next === 'late') {
        const detail = `The body must arrive within ${Math.round(deadlineMs / 1000)} seconds.`;
        return refused(refusals.tooSlow(detail, { headers: { Connection: 'close' } }));
      }
      if (next === 'gives way') return refused(busy());
      if (next.done) return await sink.end();
      length += next.value.byteLength;
      place?.progress(next.value.byteLength);
      const refusal = length > maxBytes ? tooLarge(form, largeDetail) : await sink.take(next.value);
      if (refusal) {
        reads.end();
        return refused(refusal);
      }
    }
  } catch {
    return refused(refusals.unreadable('The body broke off.'));
  } finally {
    clearTimeout(timer);
  }
}

type Cut = 'late' | 'gives way';

/**
 * One promise a read, forgotten with it: a race with one that lasts as long as the body would keep a trace of every read,
 * and a stranger decides how many there are.
 */
class Reads {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #cut: Cut | undefined;
  #interrupt: ((cut: Cut) => void) | undefined;

  constructor(chunks: AsyncIterator<Uint8Array>) {
    this.#chunks = chunks;
  }

  next(): Promise<IteratorResult<Uint8Array> | Cut> {
    return new Promise((resolve, reject) => {
      if (this.#cut) return resolve(this.#cut);
      this.#interrupt = resolve;
      this.#chunks.next().then(resolve, reject);
    });
  }

  cutOff(cut: Cut): void {
    this.#cut ??= cut;
    this.#interrupt?.(this.#cut);
  }

  end(): void {
    void this.#chunks.return?.();
  }
}

/** Too many uploads at a time: this one has to come again. */
export const busy = (): Refusal =>
  refusals.unavailable('Too many files are arriving at the moment; see Retry-After.', {
    headers: { 'Retry-After': '10' },
  });
