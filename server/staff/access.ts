import type { Access, LetIn, Refusal } from '../../contract/desk/access.ts';
import type { Person, SignedIn, SignInMethod } from '../../contract/desk/person.ts';
import { errorCode } from '../mail/error-code.ts';
import { browserName } from './browser-name.ts';
import { hashOf } from './challenges.ts';
import { failedAttempts } from './failed-attempts.ts';
import { signOnCookie } from './session-cookie.ts';
import type { Staff } from './staff.ts';

/** The request somebody wants to be let in with. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | null;
  readonly token: string | undefined;
  readonly person: SignedIn | undefined;
}

/** The way in, for one request. */
export function accessFor(staff: Staff, caller: Caller): Access {
  const { store, passkeys, sessions, cookie, clock } = staff;
  const attempts = failedAttempts(store, caller.address);
  const browser = browserName(caller.userAgent);
  const onTheWay = signOnCookie(staff.deskUrl);

  const refuse = async (refusal: Refusal, who: { person?: Person; passkeyId?: string }): Promise<LetIn> => {
    const now = clock();
    const retryAfterSeconds = await attempts.count(who.passkeyId, now);
    if (retryAfterSeconds !== undefined) return { ok: false, refusal: 'too-many', retryAfterSeconds };
    // Strangers must not fill the audit; a known passkey that fails is worth a line.
    if (who.person)
      await store.audit.remember({
        at: now,
        action: 'sign-in-refused',
        staffId: who.person.id,
        detail: refusal,
      });
    return { ok: false, refusal };
  };

  const letIn = async (
    person: Person,
    by: { method: SignInMethod; provedAt: Date | undefined; detail?: string },
  ): Promise<LetIn> => {
    const now = clock();
    // Whatever session this browser had ends: nobody can plant one in it beforehand.
    if (caller.token) await store.sessions.end({ tokenHash: hashOf(caller.token) });
    const token = await sessions.begin(person, { ...by, browser }, now);
    await store.audit.remember({
      at: now,
      action: 'signed-in',
      staffId: person.id,
      detail: by.detail ?? by.method,
    });
    return { ok: true, cookies: [cookie.write(token)] };
  };

  return {
    hasCompanySignOn: staff.companySignOn !== undefined,
    signInOptions: () => passkeys.showOptions('sign-in', '', clock()),

    async signIn(response) {
      const shown = await passkeys.show(response, { purpose: 'sign-in', subject: '', now: clock() });
      return shown.ok
        ? letIn(shown.person, { method: 'passkey', provedAt: clock() })
        : refuse(shown.refusal, shown);
    },

    async invitation(token) {
      const now = clock();
      const tokenHash = hashOf(token);
      const person = await store.staff.invited(tokenHash, now);
      if (!person) return undefined;
      const { name, email, role } = person;
      const options = await passkeys.registerOptions('register', tokenHash, person, now);
      return { name, email, role, options };
    },

    async acceptInvitation(token, response) {
      const now = clock();
      const tokenHash = hashOf(token);
      const person = await store.staff.invited(tokenHash, now);
      if (!person) return refuse('not-valid', {});
      const registered = await passkeys.register(response, {
        purpose: 'register',
        subject: tokenHash,
        person,
        deviceName: browser,
        now,
      });
      if (!registered.ok) return refuse(registered.refusal, {});
      if (!(await store.staff.spendInvitation(tokenHash, now, registered.passkey)))
        return refuse('not-valid', {});
      await store.audit.remember({ at: now, action: 'passkey-added', staffId: person.id });
      return letIn(person, { method: 'passkey', provedAt: clock(), detail: 'invitation' });
    },

    async startCompanySignOn(to) {
      const { person } = caller;
      try {
        const started = await staff.companySignOn?.start({
          to,
          // Who is in already wants to confirm that it is still them.
          anew: person !== undefined,
          ...(person ? { email: person.email } : {}),
        });
        return started && { location: started.location, cookies: [onTheWay.write(started.kept)] };
      } catch (error) {
        staff.logger.warn({ code: errorCode(error) }, 'the company’s sign-on does not answer');
        return undefined;
      }
    },

    async finishCompanySignOn(request) {
      const kept = onTheWay.read(request.headers.get('Cookie'));
      const signedOn = await staff.companySignOn?.finish(new URL(request.url), kept);
      if (!signedOn) return { ok: false, refusal: 'sign-on-failed', to: '/' };
      const { to } = signedOn;
      if (!signedOn.ok) return { ...(await refuse(signedOn.refusal, {})), to };
      const person = await store.staff.findByEmail(signedOn.email);
      if (!person) return { ...(await refuse('not-staff', {})), to };
      if (signedOn.anew && caller.token && caller.person?.id === person.id) {
        const now = clock();
        await store.sessions.confirm(hashOf(caller.token), now);
        await store.audit.remember({ at: now, action: 'confirmed', staffId: person.id, detail: 'company' });
        return { ok: true, cookies: [onTheWay.clear()], to };
      }
      // At a desk that was left alone the company's own session lets anybody in: that proves nothing of this moment.
      const outcome = await letIn(person, { method: 'company', provedAt: signedOn.provedAt });
      return outcome.ok
        ? { ...outcome, cookies: [...outcome.cookies, onTheWay.clear()], to }
        : { ...outcome, to };
    },

    async signOut() {
      if (caller.token) await store.sessions.end({ tokenHash: hashOf(caller.token) });
      if (caller.person)
        await store.audit.remember({ at: clock(), action: 'signed-out', staffId: caller.person.id });
      return [cookie.clear()];
    },
  };
}
