import { fieldMessage, problemMessage } from '../../../content/form-view.server.ts';
import type { Locale } from '../../../content/model/locales.ts';
import type { FormName } from '../../../contract/form-names.ts';
import type { FieldFault, Problem } from '../../../contract/problem.ts';

/** A problem before it is put into a language. */
export interface Refusal extends Omit<Problem, 'message' | 'errors'> {
  readonly errors: readonly FieldFault[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What an operator counts it as, where the status does not tell it from another trouble. */
  readonly outcome?: 'busy';
}

type Extras = Partial<Pick<Refusal, 'errors' | 'headers' | 'outcome'>>;

/** `title` is the same for every problem of its kind, `detail` speaks to the caller, `code` is worded for the visitor. */
const refuse =
  (status: number, title: string, code: Problem['code']) =>
  (detail: string, extras: Extras = {}): Refusal => ({
    status,
    title,
    detail,
    code,
    ...extras,
    errors: extras.errors ?? [],
  });

export const refusals = {
  unreadable: refuse(400, 'Unreadable request', 'unreadable'),
  crossOrigin: refuse(403, 'Cross-origin call not allowed', 'not-allowed'),
  unknownPath: refuse(404, 'No such endpoint', 'not-allowed'),
  wrongMethod: refuse(405, 'Method not allowed', 'not-allowed'),
  tooSlow: refuse(408, 'Body arrived too slowly', 'too-slow'),
  inFlight: refuse(409, 'Still in flight', 'in-flight'),
  tooLarge: refuse(413, 'Body too large', 'too-large'),
  wrongType: refuse(415, 'Unsupported content type', 'unreadable'),
  fields: refuse(422, 'Fields to correct', 'check-fields'),
  looksAutomated: refuse(422, 'Looks automated', 'send-again'),
  keyReused: refuse(422, 'Idempotency key reused', 'key-reused'),
  tooMany: refuse(429, 'Too many requests', 'too-many'),
  unavailable: refuse(503, 'Not available', 'unavailable'),
};

/** The same in the visitor's language. What is wrong with a field is said only where the form is known. */
export function worded(
  { headers: _, outcome: __, ...refusal }: Refusal,
  locale: Locale,
  form?: FormName,
): Problem {
  return {
    ...refusal,
    message: problemMessage(locale, refusal.code),
    errors: refusal.errors.map((fault) => ({
      field: fault.field,
      code: fault.code,
      message: form ? fieldMessage(locale, form, fault) : problemMessage(locale, 'check-fields'),
    })),
  };
}
