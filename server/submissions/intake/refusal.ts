import { formMessages } from '../../../contract/field-messages.ts';
import type { FieldError, Problem } from '../../../contract/problem.ts';

export interface Refusal extends Problem {
  readonly headers?: Readonly<Record<string, string>>;
}

type Extras = {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** `title` is the same for every problem of its kind, `detail` speaks to the caller, `message` to the visitor. */
const refuse =
  (status: number, title: string, message: string) =>
  (detail: string, extras: Extras = {}): Refusal => ({
    status,
    title,
    detail,
    message,
    errors: extras.errors ?? [],
    ...(extras.headers ? { headers: extras.headers } : {}),
  });

export const refusals = {
  unreadable: refuse(400, 'Unreadable request', formMessages.unreadable),
  crossOrigin: refuse(403, 'Cross-origin call not allowed', formMessages.notAllowed),
  unknownPath: refuse(404, 'No such endpoint', formMessages.notAllowed),
  wrongMethod: refuse(405, 'Method not allowed', formMessages.notAllowed),
  tooSlow: refuse(408, 'Body arrived too slowly', formMessages.tooSlow),
  inFlight: refuse(409, 'Still in flight', formMessages.inFlight),
  tooLarge: refuse(413, 'Body too large', formMessages.tooLarge),
  wrongType: refuse(415, 'Unsupported content type', formMessages.unreadable),
  fields: refuse(422, 'Fields to correct', formMessages.checkFields),
  looksAutomated: refuse(422, 'Looks automated', formMessages.sendAgain),
  keyReused: refuse(422, 'Idempotency key reused', formMessages.keyReused),
  tooMany: refuse(429, 'Too many requests', formMessages.tooMany),
  unavailable: refuse(503, 'Not available', formMessages.unavailable),
};
