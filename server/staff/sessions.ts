import type { Person, SignedIn, SignInMethod } from '../../contract/desk/person.ts';
import type { SessionRows } from '../storage/session-rows.ts';
import { hashOf, makeToken } from './challenges.ts';
import { sessionMs } from './session-cookie.ts';

const idleMs = 60 * 60 * 1000;
/** How long a shown passkey counts for export, erasure and changes of staff. */
const freshMs = 5 * 60 * 1000;
/** The last use is written down to the minute: a click must not cost a write. */
const touchMs = 60 * 1000;

export interface Sessions {
  /** The new session's token, for its cookie. */
  begin(person: Person, method: SignInMethod, browser: string, now: Date): Promise<string>;
  /** Who is asking, if their session is alive. */
  personOf(token: string | undefined, now: Date): Promise<SignedIn | undefined>;
}

/** Sessions are told apart in lists by the beginning of their hash, from which the token does not follow. */
export const sessionId = (tokenHash: string): string => tokenHash.slice(0, 16);

export function sessionsOver(rows: SessionRows): Sessions {
  return {
    async begin(person, method, browser, now) {
      await rows.sweep({
        createdBefore: new Date(now.getTime() - sessionMs),
        seenBefore: new Date(now.getTime() - idleMs),
        now,
      });
      const token = makeToken();
      await rows.begin({
        tokenHash: hashOf(token),
        staffId: person.id,
        method,
        browser,
        createdAt: now,
        seenAt: now,
        confirmedAt: now,
      });
      return token;
    },

    async personOf(token, now) {
      if (token === undefined) return undefined;
      const tokenHash = hashOf(token);
      const found = await rows.find(tokenHash);
      if (!found) return undefined;
      const { session, person } = found;
      const age = (since: Date) => now.getTime() - since.getTime();
      if (age(session.createdAt) >= sessionMs || age(session.seenAt) >= idleMs) {
        await rows.end({ tokenHash });
        return undefined;
      }
      if (age(session.seenAt) >= touchMs) await rows.touch(tokenHash, now);
      const fresh = age(session.confirmedAt) < freshMs && age(session.confirmedAt) >= 0;
      return { ...person, sessionId: sessionId(tokenHash), fresh, method: session.method };
    },
  };
}
