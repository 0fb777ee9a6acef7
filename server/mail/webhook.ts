import { Webhook as Signer } from 'standardwebhooks';
import type { StoredSubmission } from '../storage/store.ts';

export interface Webhook {
  /** Throws an error with a code when the other system did not take it. */
  send(id: string, submission: StoredSubmission): Promise<void>;
  /** What is sent, for people. */
  read(submission: StoredSubmission): { to: string; subject: string; text: string };
}

interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  /** Where a CV can be fetched by those who may see it. */
  readonly deskUrl: string;
  readonly timeoutMs?: number;
}

const eventType = 'entry.accepted';

/** After the Standard Webhooks scheme: an id by which a second copy is recognised, the time, and a signature over both. */
export function createWebhook({ url, secret, deskUrl, timeoutMs = 15_000 }: WebhookOptions): Webhook {
  const signer = new Signer(secret);
  return {
    async send(id, submission) {
      const now = new Date();
      const body = JSON.stringify(payloadOf(submission, deskUrl));
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signer.sign(id, now, body),
        },
        // A visitor's words go to the address that was set, and nowhere else.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok)
        throw Object.assign(new Error('The webhook was not taken.'), { code: `HTTP ${answer.status}` });
    },
    read: (submission) => ({
      to: new URL(url).host,
      subject: eventType,
      text: JSON.stringify(payloadOf(submission, deskUrl), null, 2),
    }),
  };
}

function payloadOf({ reference, form, receivedAt, locale, fields, cv }: StoredSubmission, deskUrl: string) {
  return {
    type: eventType,
    timestamp: receivedAt.toISOString(),
    data: {
      reference,
      form,
      locale,
      fields,
      entry: `${deskUrl}/entries/${reference}`,
      ...(cv
        ? {
            cv: {
              name: cv.originalName,
              type: cv.type,
              size: cv.size,
              verdict: cv.verdict,
              address: `${deskUrl}/entries/${reference}/cv`,
            },
          }
        : {}),
    },
  };
}
