import { cvCodes } from '../../../contract/cv-faults.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { cvMaxBytes, jsonBodyMaxBytes } from '../../../contract/limits.ts';
import { type Refusal, refusals } from './refusal.ts';

/** Boundaries, part headers and the text fields around a CV of the largest size. */
const multipartOverheadBytes = 64 * 1024;

export interface BodyTimes {
  readonly textMs: number;
  readonly cvMs: number;
}
export const defaultBodyTimes: BodyTimes = { textMs: 30_000, cvMs: 120_000 };

export type BodyRead =
  | { readonly ok: true; readonly bytes: Buffer<ArrayBuffer> }
  | { readonly ok: false; readonly refusal: Refusal };

function tooLarge(form: FormName, maxBytes: number): BodyRead {
  const errors = form === 'career' ? [{ field: 'cv', code: cvCodes.tooLarge }] : [];
  const detail = `The body may hold at most ${maxBytes} bytes.`;
  return { ok: false, refusal: refusals.tooLarge(detail, { errors, headers: { Connection: 'close' } }) };
}

/**
 * The whole body, but never more of it than the form may send and never longer than it may take: by the
 * declared length first, then by counting, then by the clock.
 */
export async function readBody(
  request: Request,
  form: FormName,
  times = defaultBodyTimes,
): Promise<BodyRead> {
  const maxBytes = form === 'career' ? cvMaxBytes + multipartOverheadBytes : jsonBodyMaxBytes;
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return tooLarge(form, maxBytes);
  if (!request.body) return { ok: true, bytes: Buffer.alloc(0) };

  const reader = request.body.getReader();
  const giveUp = () => void reader.cancel().catch(() => undefined);
  const deadlineMs = form === 'career' ? times.cvMs : times.textMs;
  const { promise: deadline, resolve: strike } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => strike('late'), deadlineMs);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), deadline]);
      if (next === 'late') {
        giveUp();
        const detail = `The body must arrive within ${Math.round(deadlineMs / 1000)} seconds.`;
        return { ok: false, refusal: refusals.tooSlow(detail, { headers: { Connection: 'close' } }) };
      }
      if (next.done) return { ok: true, bytes: Buffer.concat(chunks, length) };
      length += next.value.byteLength;
      if (length > maxBytes) {
        giveUp();
        return tooLarge(form, maxBytes);
      }
      chunks.push(next.value);
    }
  } catch {
    return { ok: false, refusal: refusals.unreadable('The body broke off.') };
  } finally {
    clearTimeout(timer);
  }
}
