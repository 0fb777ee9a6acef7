import { addressOf, parseBody, type Send } from './send.ts';

/** The server answers within a second, or waits at most ten for a twin of the same request. */
const answerMs = 30_000;

export const sendJson: Send = async (path, fields, { locale, idempotencyKey }) => {
  const response = await fetch(addressOf(path), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': locale,
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(Object.fromEntries(fields)),
    signal: AbortSignal.timeout(answerMs),
  });
  return { ok: response.ok, body: parseBody(await response.text()) };
};
