import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Refusal } from '../../contract/desk/access.ts';

/** How long somebody may take at the company's sign-on. */
export const signOnMs = 10 * 60 * 1000;

/** Whoever confirms has signed on within this time, by the issuer's own word. */
const anewSeconds = 60;

export interface SignOnSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a browser keeps between leaving and coming back, so that an answer counts only where it was asked for. */
interface Kept {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly to: string;
  /** The person must sign on anew, not only still be known there. */
  readonly anew: boolean;
  readonly until: number;
}

export type SignedOn =
  | {
      readonly ok: true;
      readonly email: string;
      readonly to: string;
      readonly anew: boolean;
      /** When they proved who they are, by the issuer's own word; it may have been in the morning. Some issuers never say. */
      readonly provedAt: Date | undefined;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly to: string };

export interface CompanySignOn {
  start(options: { to: string; anew: boolean; email?: string }): Promise<{ location: string; kept: string }>;
  finish(address: URL, kept: string | undefined): Promise<SignedOn>;
}

export const backPath = '/sign-in/company/back';

export function companySignOn(
  { issuer, clientId, clientSecret }: SignOnSettings,
  { deskUrl, secret, clock }: { deskUrl: string; secret: string; clock: () => Date },
): CompanySignOn {
  let known: Promise<Configuration> | undefined;
  /** Asked for when it is first needed: a desk starts, and passkeys work, while the company's sign-on is away. */
  const configuration = () => {
    known ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: 10,
      // Only on this machine (server/config.ts).
      ...(issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : {}),
    });
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  const mark = (text: string) => createHmac('sha256', secret).update(`sign-on\n${text}`).digest('base64url');

  function read(sealed: string | undefined): Kept | undefined {
    const [text = '', given = ''] = sealed?.split('.') ?? [];
    const expected = Buffer.from(mark(text));
    const actual = Buffer.from(given);
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
    const kept = JSON.parse(Buffer.from(text, 'base64url').toString()) as Kept;
    return kept.until > clock().getTime() ? kept : undefined;
  }

  return {
    async start({ to, anew, email }) {
      const kept: Kept = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        to,
        anew,
        until: clock().getTime() + signOnMs,
      };
      const location = buildAuthorizationUrl(await configuration(), {
        redirect_uri: deskUrl + backPath,
        scope: 'openid email',
        state: kept.state,
        nonce: kept.nonce,
        code_challenge: await calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
        ...(anew ? { prompt: 'login', max_age: '0' } : {}),
        ...(email ? { login_hint: email } : {}),
      });
      const text = Buffer.from(JSON.stringify(kept)).toString('base64url');
      return { location: location.href, kept: `${text}.${mark(text)}` };
    },

    async finish(address, sealed) {
      const kept = read(sealed);
      if (!kept) return { ok: false, refusal: 'too-late', to: '/' };
      const { to, anew } = kept;
      try {
        const tokens = await authorizationCodeGrant(await configuration(), address, {
          expectedState: kept.state,
          expectedNonce: kept.nonce,
          pkceCodeVerifier: kept.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        // The standard makes an issuer that was asked for a maximum age say auth_time; some say it only when they are set up
        // to, or never. What is not said is not taken for granted.
        const provedAt = claims?.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000);
        if (anew && !(provedAt && isRecent(provedAt, clock()))) return { ok: false, refusal: 'not-anew', to };
        const email = claims?.email;
        // Entra says in a claim of its own whether the domain's owner vouches for an address.
        const isVerified =
          claims?.email_verified === true || [true, 1, '1'].includes(claims?.xms_edov as true);
        if (typeof email !== 'string' || !isVerified) return { ok: false, refusal: 'unverified', to };
        return { ok: true, email, to, anew, provedAt };
      } catch {
        return { ok: false, refusal: 'sign-on-failed', to };
      }
    },
  };
}

const isRecent = (moment: Date, now: Date): boolean => moment.getTime() >= now.getTime() - anewSeconds * 1000;
