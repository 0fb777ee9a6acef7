import type { Role } from './roles.ts';

/** A member of staff. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** Who is asking, by a session that is alive. */
export interface SignedIn extends Person {
  readonly sessionId: string;
  /** They have shown their passkey (or signed on again) within the last minutes. */
  readonly fresh: boolean;
  /** They came in by the company's sign-on within the last minutes and have no passkey yet: they may make their first. */
  readonly mayAddFirst: boolean;
  /** How they signed in, which is also how they confirm that it is still them. */
  readonly method: SignInMethod;
}

export type SignInMethod = 'passkey' | 'company';
