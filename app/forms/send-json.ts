import { addressOf, parseBody, type Send } from './send.ts';

/** The server answers within a second, but may have to wait for its database (scrubWaitMs in server/storage/scrub-turn.ts). */
export const answerMs = 80_000;

export const sendJson: Send = async (path, fields, { locale, idempotencyKey }) => {
  // AbortSignal.timeout is younger than the browsers that run this.
  const wait = new AbortController();
  setTimeout(() => wait.abort(), answerMs);
  const response = await fetch(addressOf(path), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': locale,
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(Object.fromEntries(fields)),
    signal: wait.signal,
  });
  return { ok: response.ok, body: parseBody(await response.text()) };
};
