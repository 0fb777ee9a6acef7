import type { Accepted, Problem } from '../../contract/problem.ts';

/** A server of another make may leave out any of it. */
export interface Answer {
  readonly ok: boolean;
  readonly body: Partial<Accepted & Problem>;
}

export interface Sending {
  /** The page's, in which the server answers and the mail is written. */
  readonly locale: string;
  readonly idempotencyKey: string;
  readonly onProgress: (share: number) => void;
}

/** Rejects only when no answer came. */
export type Send = (path: string, fields: FormData, sending: Sending) => Promise<Answer>;

/** spec §7: {host} */
export const addressOf = (path: string): string => `${import.meta.env.VITE_API_HOST ?? ''}${path}`;

export function parseBody(text: string): Answer['body'] {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
