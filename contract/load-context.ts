import type { RouterContext } from 'react-router';
import type { FormName } from './form-names.ts';
import type { FieldError } from './problem.ts';

/** What a page shows after a form was posted without JavaScript. */
export type FormOutcome =
  | { readonly ok: true; readonly reference: string; readonly message: string }
  | {
      readonly ok: false;
      /** The page answers with it. */
      readonly status: number;
      /** The red banner's sentence (spec §8). */
      readonly message: string;
      readonly errors: readonly FieldError[];
      /** As typed, to be shown again. A file cannot be. */
      readonly values: Readonly<Record<string, string>>;
    };

/** The acceptance of forms, made for one request: the server knows the visitor's address. */
export interface Submissions {
  /** Reads the body itself, from the connection where there is one, so that its size and pace stay bounded. Never throws. */
  accept(form: FormName, request: Request): Promise<FormOutcome>;
}

declare global {
  var nasaqSubmissionsContext: RouterContext<Submissions> | undefined;
}

/**
 * The key under which a route action finds the service: `context.get(submissionsContext)`. The router tells
 * keys apart by identity, and this module is loaded twice (by the server, and inside the built pages), so the
 * key itself is kept once per process.
 */
globalThis.nasaqSubmissionsContext ??= {};
export const submissionsContext: RouterContext<Submissions> = globalThis.nasaqSubmissionsContext;
