import type { LetIn, PasskeyOptions, Refusal } from './access.ts';
import type { SignInMethod } from './person.ts';

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
}

export interface OwnSession {
  readonly id: string;
  readonly browser: string;
  readonly method: SignInMethod;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly current: boolean;
}

/** A person's own passkeys and sessions. */
export interface Account {
  passkeys(): Promise<OwnPasskey[]>;
  addOptions(): Promise<PasskeyOptions>;
  /** Why it was not taken, or undefined when it was. */
  addPasskey(response: string): Promise<Refusal | undefined>;
  /** False when it is the last one and there is no other way in. */
  removePasskey(id: string): Promise<boolean>;
  sessions(): Promise<OwnSession[]>;
  endSession(id: string): Promise<void>;
  /** The fresh check before export, erasure and changes of staff. */
  confirmOptions(): Promise<PasskeyOptions>;
  confirm(response: string): Promise<LetIn>;
}
