import type { Role } from './roles.ts';

/** What the browser hands to the device, as JSON; nobody in between needs to know what is inside. */
export type PasskeyOptions = string;

/** Why somebody was not let in. The page has a sentence for each. */
export type Refusal =
  | 'not-valid' // the passkey is unknown, revoked, or its answer does not hold
  | 'too-late' // the page stood open for too long
  | 'too-many' // too many failed attempts from this address or with this passkey
  | 'cloned' // the passkey's counter went back: a copy of it may be in use
  | 'not-staff' // the company account is valid, but nobody at the desk has this address
  | 'unverified' // the company account's address was never verified
  | 'sign-on-failed' // the company's sign-on did not answer as it must
  | 'not-anew'; // it does not say that the person signed on just now, which a confirmation takes

export type LetIn =
  | { readonly ok: true /** Set-Cookie values that carry the new session. */; readonly cookies: string[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly retryAfterSeconds?: number };

export interface OpenInvitation {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly options: PasskeyOptions;
}

/** What anybody may ask of the desk: to be let in. Made for one request, whose address and cookies it knows. */
export interface Access {
  /** Whether OIDC_ISSUER is set. */
  readonly hasCompanySignOn: boolean;
  signInOptions(): Promise<PasskeyOptions>;
  signIn(response: string): Promise<LetIn>;
  /** Undefined when the invitation is unknown, used or past its time. */
  invitation(token: string): Promise<OpenInvitation | undefined>;
  acceptInvitation(token: string, response: string): Promise<LetIn>;
  /** Where the company's sign-on is, and the cookie that ties its answer to this browser. Undefined when it does not answer. */
  startCompanySignOn(to: string): Promise<{ location: string; cookies: string[] } | undefined>;
  finishCompanySignOn(request: Request): Promise<LetIn & { readonly to: string }>;
  /** Ends the session, if there is one; returns the cookie that clears it. */
  signOut(): Promise<string[]>;
}
