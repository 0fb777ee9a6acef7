import type { Person } from './person.ts';
import type { Role } from './roles.ts';

export interface StaffMember extends Person {
  readonly createdAt: Date;
  readonly removedAt: Date | undefined;
  readonly passkeys: number;
  readonly sessions: number;
  /** An invitation that can still be used ends then. */
  readonly invitedUntil: Date | undefined;
}

export type Invitation = {
  readonly person: Person;
  /** The whole address; it is shown once and kept nowhere. */
  readonly address: string;
  readonly expiresAt: Date;
  /** Whether a mail with it was sent. */
  readonly mailed: boolean;
  /** What it put an end to: the ways in that the person had. */
  readonly ended: EndedAccess;
};

export interface EndedAccess {
  readonly passkeys: number;
  readonly sessions: number;
}

export type AddOutcome =
  | { readonly ok: true; readonly invitation: Invitation }
  | { readonly ok: false; readonly reason: 'already-there' | 'bad-email' | 'bad-name' };

/** Who works at the desk. For admins. */
export interface StaffList {
  list(): Promise<StaffMember[]>;
  add(person: { name: string; email: string; role: Role }): Promise<AddOutcome>;
  /**
   * A new way in for somebody who works here: a lost device, an expired link. Ends their sessions and revokes their passkeys at
   * once, for whoever has the device has them. Nobody invites themselves: the page with the address would end with the session.
   */
  invite(id: string): Promise<Invitation | undefined>;
  /** Open entries outside their new work become nobody's. False when it would leave no admin, or there is no such person. */
  changeRole(id: string, role: Role): Promise<boolean>;
  /** Ends their sessions and revokes their passkeys at once; their open entries become nobody's. False as above. */
  remove(id: string): Promise<boolean>;
}
