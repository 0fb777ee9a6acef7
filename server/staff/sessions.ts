import type { Person, SignedIn, SignInMethod } from '../../contract/desk/person.ts';
import type { SessionRows, StoredSession } from '../storage/session-rows.ts';
import { hashOf, makeToken } from './challenges.ts';
import { sessionMs } from './session-cookie.ts';

const idleMs = 60 * 60 * 1000;
/** How long a shown passkey counts for export, erasure and changes of staff. */
const freshMs = 5 * 60 * 1000;
/** The last use is written down to the minute: a click must not cost a write. */
const touchMs = 60 * 1000;

export interface Sessions {
  /** The new session's token, for its cookie. Whoever has not proved just now that it is them confirms before they export. */
  begin(
    person: Person,
    by: { method: SignInMethod; browser: string; provedAt: Date | undefined },
    now: Date,
  ): Promise<string>;
  /** Who is asking, if their session is alive. What a page asks by itself does not count as use. */
  personOf(token: string | undefined, now: Date, isUse: boolean): Promise<SignedIn | undefined>;
  /** The same question without counting as use: a page that only listens does not keep a session alive. */
  listener(token: string | undefined, now: Date): Promise<Person | undefined>;
  /** Somebody's sessions that are alive, the last used first. */
  aliveOf(staffId: string, now: Date): Promise<StoredSession[]>;
}

/** Sessions are told apart in lists by the beginning of their hash, from which the token does not follow. */
export const sessionId = (tokenHash: string): string => tokenHash.slice(0, 16);

/** Nobody has said when. */
const never = new Date(0);

/** Sessions from before these moments are over. */
export const sessionLimits = (now: Date) => ({
  createdBefore: new Date(now.getTime() - sessionMs),
  seenBefore: new Date(now.getTime() - idleMs),
});

const age = (since: Date, now: Date) => now.getTime() - since.getTime();
const isOver = ({ createdAt, seenAt }: StoredSession, now: Date) =>
  age(createdAt, now) >= sessionMs || age(seenAt, now) >= idleMs;

export function sessionsOver(rows: SessionRows): Sessions {
  return {
    async begin(person, { method, browser, provedAt }, now) {
      await rows.sweep({ ...sessionLimits(now), now });
      const token = makeToken();
      await rows.begin({
        tokenHash: hashOf(token),
        staffId: person.id,
        method,
        browser,
        createdAt: now,
        seenAt: now,
        confirmedAt: provedAt ?? never,
      });
      return token;
    },

    async personOf(token, now, isUse) {
      if (token === undefined) return undefined;
      const tokenHash = hashOf(token);
      const found = await rows.find(tokenHash);
      if (!found) return undefined;
      const { session, person } = found;
      if (isOver(session, now)) {
        await rows.end({ tokenHash });
        return undefined;
      }
      if (isUse && age(session.seenAt, now) >= touchMs) await rows.touch(tokenHash, now);
      const isRecent = (moment: Date) => age(moment, now) < freshMs && age(moment, now) >= 0;
      const fresh = isRecent(session.confirmedAt);
      // Whose issuer says when they proved who they are can confirm by it, and needs no exception.
      const mayAddFirst =
        session.method === 'company' &&
        session.confirmedAt.getTime() === never.getTime() &&
        isRecent(session.createdAt) &&
        (await rows.passkeysOf(person.id)).length === 0;
      return { ...person, sessionId: sessionId(tokenHash), fresh, mayAddFirst, method: session.method };
    },

    async listener(token, now) {
      const found = token === undefined ? undefined : await rows.find(hashOf(token));
      return found && !isOver(found.session, now) ? found.person : undefined;
    },

    async aliveOf(staffId, now) {
      const sessions = await rows.sessionsOf(staffId);
      return sessions.filter((session) => !isOver(session, now));
    },
  };
}
