import type { Logger } from '../logger.ts';
import type { Store } from '../storage/store.ts';
import { challengesUnder, makeToken } from './challenges.ts';
import { type CompanySignOn, companySignOn, type SignOnSettings } from './company-sign-on.ts';
import { type Passkeys, passkeysFor } from './passkeys.ts';
import { type SessionCookie, sessionCookie } from './session-cookie.ts';
import { type Sessions, sessionsOver } from './sessions.ts';
import type { StaffListOptions } from './staff-list.ts';

/** What everything about staff is made of, once per process. */
export interface Staff extends StaffListOptions {
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly companySignOn: CompanySignOn | undefined;
}

export async function createStaff(options: {
  store: Store;
  deskUrl: string;
  logger: Logger;
  mailInvitation: StaffListOptions['mailInvitation'];
  oidc: SignOnSettings | undefined;
  clock?: () => Date;
}): Promise<Staff> {
  const { store, deskUrl, oidc } = options;
  const secret = await store.sessions.secret(makeToken());
  const challenges = challengesUnder(secret);
  const clock = options.clock ?? (() => new Date());
  return {
    ...options,
    clock,
    passkeys: passkeysFor(deskUrl, challenges, store.sessions),
    sessions: sessionsOver(store.sessions),
    cookie: sessionCookie(deskUrl),
    companySignOn: oidc && companySignOn(oidc, { deskUrl, secret, clock }),
  };
}
