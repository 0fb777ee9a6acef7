import type { Account } from '../../contract/desk/account.ts';
import type { SignedIn } from '../../contract/desk/person.ts';
import type { Caller } from './access.ts';
import { browserName } from './browser-name.ts';
import { hashOf } from './challenges.ts';
import { failedAttempts } from './failed-attempts.ts';
import { sessionId } from './sessions.ts';
import type { Staff } from './staff.ts';

/** A person's own passkeys and sessions, and the check that it is still them. */
export function accountOf(staff: Staff, person: SignedIn, caller: Caller): Account {
  const { store, passkeys, sessions, clock } = staff;
  const remember = (action: 'passkey-added' | 'passkey-removed' | 'session-ended' | 'confirmed') =>
    store.audit.remember({ at: clock(), action, staffId: person.id });
  return {
    async passkeys() {
      const rows = await store.sessions.passkeysOf(person.id);
      return rows.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
    },

    addOptions: () => passkeys.registerOptions('add', person.sessionId, person, clock()),

    async addPasskey(response) {
      const now = clock();
      const registered = await passkeys.register(response, {
        purpose: 'add',
        subject: person.sessionId,
        person,
        deviceName: browserName(caller.userAgent),
        now,
      });
      if (!registered.ok) return registered.refusal;
      await store.sessions.addPasskey(registered.passkey, now);
      await remember('passkey-added');
      return undefined;
    },

    async removePasskey(id) {
      const own = await store.sessions.passkeysOf(person.id);
      if (own.length < 2 && !staff.companySignOn) return false;
      if ((await store.sessions.removePasskeys(person.id, id)) === 0) return false;
      await remember('passkey-removed');
      return true;
    },

    async sessions() {
      const rows = await sessions.aliveOf(person.id, clock());
      return rows.map(({ tokenHash, browser, method, createdAt, seenAt }) => ({
        id: sessionId(tokenHash),
        browser,
        method,
        createdAt,
        lastSeenAt: seenAt,
        current: sessionId(tokenHash) === person.sessionId,
      }));
    },

    async endSession(id) {
      const rows = await store.sessions.sessionsOf(person.id);
      const found = rows.find(({ tokenHash }) => sessionId(tokenHash) === id);
      if (!found) return;
      await store.sessions.end({ tokenHash: found.tokenHash });
      await remember('session-ended');
    },

    confirmOptions: () => passkeys.showOptions('confirm', person.sessionId, clock(), person),

    async confirm(response) {
      const now = clock();
      const shown = await passkeys.show(response, { purpose: 'confirm', subject: person.sessionId, now });
      if (!shown.ok || shown.person.id !== person.id) {
        const refusal = shown.ok ? 'not-valid' : shown.refusal;
        const retryAfterSeconds = await failedAttempts(store, caller.address).count(shown.passkeyId, now);
        if (retryAfterSeconds !== undefined) return { ok: false, refusal: 'too-many', retryAfterSeconds };
        await store.audit.remember({
          at: now,
          action: 'sign-in-refused',
          staffId: person.id,
          detail: refusal,
        });
        return { ok: false, refusal };
      }
      if (caller.token) await store.sessions.confirm(hashOf(caller.token), now);
      await remember('confirmed');
      return { ok: true, cookies: [] };
    },
  };
}
