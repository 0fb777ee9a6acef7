/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const client = { clientId: 'nasaq-desk', clientSecret: 'a secret of thirty-two letters or so' };

export interface CompanyIssuer {
  readonly address: string;
  /** Whoever signs on from now: their claims. */
  who: { readonly email: string; readonly email_verified: boolean };
  /** Answers for the token endpoint with claims of its own, well signed. */
  forge: ((claims: Record<string, unknown>) => Record<string, unknown>) | undefined;
  /** Walks through the sign-on as a browser does; the address it comes back to the desk with. */
  walk(location: string): Promise<URL>;
  stop(): void;
}

/** The company's sign-on: a real OpenID provider in this process. */
export async function startCompanyIssuer(redirectUri: string): Promise<CompanyIssuer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let provider: Provider;
  let nonce: string | null = null;
  const server: Server = createServer(async (request, response) => {
    nonce = new URL(request.url ?? '/', address).searchParams.get('nonce') ?? nonce;
    if (issuer.forge && request.url === '/token') {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: address,
        nonce,
        sub: 'x',
        aud: client.clientId,
        iat: now,
        exp: now + 60,
        ...issuer.who,
      };
      const token = signed(issuer.forge(claims), privateKey);
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: token }));
    } else if (request.url?.startsWith('/interaction/'))
      await provider.interactionFinished(request, response, { login: { accountId: 'somebody' } });
    else provider.callback()(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  provider = new Provider(address, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...issuer.who }),
    }),
    loadExistingGrant: async () => {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: 'somebody' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const issuer: CompanyIssuer = {
    address,
    who: { email: 'layla@nasaq.example', email_verified: true },
    forge: undefined,
    async walk(location) {
      const jar = new Map<string, string>();
      let next = location;
      while (!next.startsWith(redirectUri)) {
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        }
        const to = answer.headers.get('location');
        if (!to) throw new Error(`The sign-on ended with ${answer.status}: ${await answer.text()}`);
        next = new URL(to, address).href;
      }
      return new URL(next);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return issuer;
}

function signed(claims: Record<string, unknown>, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}
