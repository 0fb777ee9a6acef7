import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { desk as words } from '../../content/desk.ts';
import type { PasskeyOptions, Refusal } from '../../contract/desk/access.ts';
import type { Person } from '../../contract/desk/person.ts';
import type { SessionRows } from '../storage/session-rows.ts';
import type { NewPasskey } from '../storage/staff-rows.ts';
import { type Challenges, hashOf, type Purpose } from './challenges.ts';

/** A fifth of all modules of the server, and nobody needs them before somebody signs in. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** A device's answer is a few kilobytes at most. */
const responseMaxLength = 20_000;

export type Shown =
  | { readonly ok: true; readonly person: Person; readonly passkeyId: string }
  | { readonly ok: false; readonly refusal: Refusal; readonly person?: Person; readonly passkeyId?: string };

export type Registered =
  | { readonly ok: true; readonly passkey: NewPasskey }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Passkeys {
  registerOptions(purpose: Purpose, subject: string, person: Person, now: Date): Promise<PasskeyOptions>;
  /** The new passkey, checked but not yet kept. */
  register(
    response: string,
    ask: { purpose: Purpose; subject: string; person: Person; deviceName: string; now: Date },
  ): Promise<Registered>;
  showOptions(purpose: Purpose, subject: string, now: Date, person?: Person): Promise<PasskeyOptions>;
  show(response: string, ask: { purpose: Purpose; subject: string; now: Date }): Promise<Shown>;
}

export function passkeysFor(deskUrl: string, challenges: Challenges, sessions: SessionRows): Passkeys {
  const rpID = new URL(deskUrl).hostname;
  const known = async (person: Person) =>
    (await sessions.passkeysOf(person.id)).map(({ id, transports }) => ({ id, transports: [...transports] }));

  /** What a device's answer must be about, and whether it was: a question of ours, asked for this, not yet answered. */
  const expectation = (purpose: Purpose, subject: string, now: Date) => {
    let signed: { challenge: string; end: Date } | undefined;
    return {
      expected: {
        expectedChallenge: (challenge: string) => {
          const end = challenges.check(challenge, purpose, subject, now);
          if (end) signed = { challenge, end };
          return end !== undefined;
        },
        expectedOrigin: deskUrl,
        expectedRPID: rpID,
        requireUserVerification: true,
      },
      isOurs: () => signed !== undefined,
      spend: async () =>
        signed !== undefined && sessions.spendChallenge(hashOf(signed.challenge), signed.end, now),
    };
  };

  return {
    async registerOptions(purpose, subject, person, now) {
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpID,
        rpName: words.name,
        userName: person.email,
        userDisplayName: person.name,
        userID: new TextEncoder().encode(person.id),
        challenge: challenges.make(purpose, subject, now),
        attestationType: 'none',
        excludeCredentials: await known(person),
        // The passkey names its owner by itself, and only opens for them.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return JSON.stringify(options);
    },

    async register(response, { purpose, subject, person, deviceName, now }) {
      const parsed = parse<RegistrationResponseJSON>(response);
      const refused = (refusal: Refusal): Registered => ({ ok: false, refusal });
      if (!parsed) return refused('not-valid');
      const signed = expectation(purpose, subject, now);
      const { verifyRegistrationResponse } = await loadWebAuthn();
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: parsed,
          ...signed.expected,
        });
        if (!verified) return refused('not-valid');
        const { credential } = registrationInfo;
        if (!(await signed.spend())) return refused('too-late');
        const passkey = {
          id: credential.id,
          staffId: person.id,
          publicKey: credential.publicKey,
          counter: credential.counter,
          transports: (credential.transports ?? []).filter((name) => /^[a-z-]{1,20}$/.test(name)),
          name: deviceName,
        };
        return { ok: true, passkey };
      } catch {
        return refused(signed.isOurs() ? 'not-valid' : 'too-late');
      }
    },

    async showOptions(purpose, subject, now, person) {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: challenges.make(purpose, subject, now),
        userVerification: 'required',
        ...(person ? { allowCredentials: await known(person) } : {}),
      });
      return JSON.stringify(options);
    },

    async show(response, { purpose, subject, now }) {
      const parsed = parse<AuthenticationResponseJSON>(response);
      const found = parsed && typeof parsed.id === 'string' ? await sessions.passkey(parsed.id) : undefined;
      if (!parsed || !found) return { ok: false, refusal: 'not-valid' };
      const { passkey, person } = found;
      const refused = (refusal: Refusal): Shown => ({ ok: false, refusal, person, passkeyId: passkey.id });
      const signed = expectation(purpose, subject, now);
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: parsed,
          ...signed.expected,
          // The counter is compared below, against what the database holds at that moment.
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(passkey.publicKey),
            counter: 0,
            transports: [...passkey.transports],
          },
        });
        if (!verified) return refused('not-valid');
        if (!(await signed.spend())) return refused('too-late');
        if (!(await sessions.countUse(passkey.id, authenticationInfo.newCounter, now)))
          return refused('cloned');
        return { ok: true, person, passkeyId: passkey.id };
      } catch {
        return refused(signed.isOurs() ? 'not-valid' : 'too-late');
      }
    },
  };
}

function parse<Response>(text: string): Response | undefined {
  if (text.length > responseMaxLength) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Response) : undefined;
  } catch {
    return undefined;
  }
}
