/** The answers of the four endpoints. Callers act on codes; messages are sentences in the visitor's language. */

import type { CvCode } from './cv-faults.ts';

export interface Accepted {
  /** NSQ-XXXX-XXXX */
  readonly reference: string;
  readonly message: string;
}

/** What is wrong with one field. */
export type FieldCode =
  | 'required'
  | 'too-long'
  /** Not text, or text without a letter where one is needed. */
  | 'invalid'
  | 'control-characters'
  | 'email-invalid'
  | 'phone-invalid'
  /** A number of another country, without that country's code. */
  | 'phone-country'
  | 'not-a-choice'
  | CvCode;

export interface FieldError {
  /** The field's wire name. */
  readonly field: string;
  readonly code: FieldCode;
  readonly message: string;
}

/** A phone number as it may have been meant. */
export interface PhoneGuess {
  readonly region: string;
  readonly number: string;
}

/** An error before it is put into a language. */
export interface FieldFault extends Omit<FieldError, 'message'> {
  readonly guesses?: readonly PhoneGuess[];
}

/** What is wrong with the whole. */
export const problemCodes = [
  'check-fields',
  'send-again',
  'too-many',
  'too-large',
  'too-slow',
  'unreadable',
  'key-reused',
  'in-flight',
  'not-allowed',
  'unavailable',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** RFC 9457, with a code, one sentence for the visitor and the fields to correct. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly message: string;
  readonly errors: readonly FieldError[];
}

export const problemContentType = 'application/problem+json';
