/** The answers of the four endpoints. */

export interface Accepted {
  /** NSQ-XXXX-XXXX */
  readonly reference: string;
  readonly message: string;
}

export interface FieldError {
  /** The field's wire name. */
  readonly field: string;
  readonly message: string;
}

/** RFC 9457, with one sentence for the visitor and the fields to correct. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly message: string;
  readonly errors: readonly FieldError[];
}

export const problemContentType = 'application/problem+json';
