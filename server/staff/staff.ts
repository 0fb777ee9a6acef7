import type { Logger } from '../logger.ts';
import type { Store } from '../storage/store.ts';
import { challengesUnder, makeToken } from './challenges.ts';
import { type Passkeys, passkeysFor } from './passkeys.ts';
import { type SessionCookie, sessionCookie } from './session-cookie.ts';
import { type Sessions, sessionsOver } from './sessions.ts';
import type { StaffListOptions } from './staff-list.ts';

/** What everything about staff is made of, once per process. */
export interface Staff extends StaffListOptions {
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly hasCompanySignOn: boolean;
}

export async function createStaff(options: {
  store: Store;
  deskUrl: string;
  logger: Logger;
  mailInvitation: StaffListOptions['mailInvitation'];
  clock?: () => Date;
}): Promise<Staff> {
  const { store, deskUrl } = options;
  const challenges = challengesUnder(await store.sessions.secret(makeToken()));
  return {
    ...options,
    clock: options.clock ?? (() => new Date()),
    passkeys: passkeysFor(deskUrl, challenges, store.sessions),
    sessions: sessionsOver(store.sessions),
    cookie: sessionCookie(deskUrl),
    hasCompanySignOn: false,
  };
}
