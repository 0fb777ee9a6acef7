import { cvCodes } from '../../../contract/cv-faults.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { fileFieldOf } from '../../../contract/forms.ts';
import { cvMaxBytes, jsonBodyMaxBytes, pageBodyMaxBytes } from '../../../contract/limits.ts';
import { discardedMaxBytes } from '../../http/bounds.ts';
import { PieceCount } from './piece-count.ts';
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

interface BodyBounds {
  readonly maxBytes: number;
  readonly withinMs: number;
}

/** What a whole body of this form and type may be. */
export function boundsOf(form: FormName, type: string, times = defaultBodyTimes): BodyBounds {
  if (fileFieldOf(form)) return { maxBytes: cvMaxBytes + multipartOverheadBytes, withinMs: times.cvMs };
  const maxBytes = type === 'application/json' ? jsonBodyMaxBytes : pageBodyMaxBytes;
  return { maxBytes, withinMs: times.textMs };
}

/** What may come before the file. */
export const textBounds = (times = defaultBodyTimes): BodyBounds => ({
  maxBytes: multipartOverheadBytes,
  withinMs: times.textMs,
});

interface Reading extends BodyBounds {
  readonly form: FormName;
  /** An upload's place. */
  readonly place?: Place | undefined;
}

/** What is too large is still read to its end and thrown away, unless it is out of all proportion. */
export function tooLarge(form: FormName, detail: string, declared?: number): Refusal {
  const file = fileFieldOf(form);
  const errors = file ? [{ field: file.name, code: cvCodes.tooLarge }] : [];
  const close = (declared ?? 0) > discardedMaxBytes ? { headers: { Connection: 'close' } } : {};
  return refusals.tooLarge(detail, { errors, ...close });
}

const largeDetail = (maxBytes: number): string => `The body may hold at most ${maxBytes} bytes.`;

/** Of a body whose declared length is too large nothing need be read. */
export const declaredTooLarge = (
  form: FormName,
  { length = 0 }: PostedBody,
  { maxBytes }: BodyBounds,
): Refusal | undefined => (length > maxBytes ? tooLarge(form, largeDetail(maxBytes), length) : undefined);

/**
 * Feeds the body to `sink`, but never more of it than it may hold, by counting, and never longer than it may take, whoever
 * is waited for.
 */
export async function readBody<Result>(
  body: PostedBody,
  sink: BodySink<Result>,
  { form, maxBytes, withinMs, place }: Reading,
): Promise<Result | { readonly ok: false; readonly refusal: Refusal }> {
  const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const;
  const chunks = body.chunks();
  const waits = new Waits();
  const timer = setTimeout(() => waits.cutOff('late'), withinMs);
  void place?.givesWay.then((why) => waits.cutOff(why));
  const pieces = new PieceCount();
  let length = 0;
  try {
    for (;;) {
      const next = await waits.for(() => chunks.next());
      if (next.done) {
        place?.arrived();
        return await waits.for(() => sink.end());
      }
      if (pieces.isTooFineWith(next.value.byteLength)) return refused(tooFine());
      length += next.value.byteLength;
      place?.progress(next.value.byteLength);
      const beyond = Math.max(0, length - maxBytes);
      // What still fits is taken: the texts of a page may all have come with the first of its file.
      const fitting = next.value.subarray(0, next.value.byteLength - beyond);
      const found = await waits.for(() => sink.take(fitting));
      const refusal = found ?? (beyond > 0 ? tooLarge(form, largeDetail(maxBytes)) : undefined);
      if (refusal) return refused(refusal);
    }
  } catch (error) {
    if (error === 'gives way') return refused(busy());
    if (error !== 'late') return refused(refusals.unreadable('The body broke off.'));
    const detail = `The body must arrive within ${Math.round(withinMs / 1000)} seconds.`;
    return refused(refusals.tooSlow(detail, { headers: { Connection: 'close' } }));
  } finally {
    clearTimeout(timer);
    // Lets go of a body that is not read to its end: whoever holds the connection could not throw the rest away otherwise.
    void chunks.return?.();
  }
}

type Cut = 'late' | 'gives way';

/**
 * One promise for whatever is waited for, forgotten with it: a race with one that lasts as long as the body would keep a
 * trace of every read, and a stranger decides how many there are.
 */
class Waits {
  #cut: Cut | undefined;
  #interrupt: ((cut: Cut) => void) | undefined;

  /** Rejects with the reason when it is cut off. */
  for<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#cut) return reject(this.#cut);
      this.#interrupt = reject;
      Promise.try(work).then(resolve, reject);
    });
  }

  cutOff(cut: Cut): void {
    this.#cut ??= cut;
    this.#interrupt?.(this.#cut);
  }
}

const tooFine = (): Refusal =>
  refusals.unreadable('The body comes in too many pieces of a few bytes.', {
    headers: { Connection: 'close' },
  });

/** Too many uploads at a time: this one has to come again. */
export const busy = (): Refusal =>
  refusals.unavailable('Too many files are arriving at the moment; see Retry-After.', {
    headers: { 'Retry-After': '10' },
    outcome: 'busy',
  });
