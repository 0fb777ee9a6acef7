import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { backPath, companySignOn } from './company-sign-on.ts';
import { type CompanyIssuer, client, startCompanyIssuer } from './testing/company-issuer.ts';

const deskUrl = 'http://localhost:3001';
let issuer: CompanyIssuer;
before(async () => {
  issuer = await startCompanyIssuer(deskUrl + backPath);
});
after(() => issuer.stop());

const signOn = (changes: { clock?: () => Date; secret?: string } = {}) =>
  companySignOn(
    { issuer: issuer.address, ...client },
    { deskUrl, secret: 'secret', clock: () => new Date(), ...changes },
  );
const outcome = async (address: URL, kept: string | undefined, desk = signOn()) => {
  const done = await desk.finish(address, kept);
  return done.ok ? done.email : done.refusal;
};
const go = async () => {
  const { location, kept } = await signOn().start({ to: '/inbox', anew: false });
  return { location, kept, address: await issuer.walk(location) };
};

test('who signs on at the company comes back with a verified address, once', async () => {
  const { kept, address } = await go();
  assert.deepEqual(await signOn().finish(address, kept), {
    ok: true,
    email: 'layla@nasaq.example',
    to: '/inbox',
    anew: false,
    provedAt: undefined,
  });
  assert.equal(await outcome(address, kept), 'sign-on-failed', 'the same code again');
});

test('an address that the company has not verified opens nothing', async () => {
  issuer.who = { email: 'layla@nasaq.example', email_verified: false };
  const { kept, address } = await go();
  assert.equal(await outcome(address, kept), 'unverified');
  issuer.who = { email: 'layla@nasaq.example', email_verified: true };
});

test('an answer counts only in the browser that asked, for what was asked, in time', async () => {
  const [first, second] = [await go(), await go()];
  assert.equal(await outcome(first.address, second.kept), 'sign-on-failed', 'mixed-up states');
  assert.equal(await outcome(first.address, undefined), 'too-late', 'another browser');
  assert.equal(await outcome(first.address, `${first.kept}x`), 'too-late', 'an altered cookie');
  assert.equal(await outcome(first.address, first.kept, signOn({ secret: 'other' })), 'too-late');
  const later = signOn({ clock: () => new Date(Date.now() + 11 * 60 * 1000) });
  assert.equal(await outcome(first.address, first.kept, later), 'too-late', 'eleven minutes later');
  const altered = new URL(second.address);
  altered.searchParams.set('iss', 'https://evil.example');
  assert.equal(await outcome(altered, second.kept), 'sign-on-failed', 'another issuer');
});

test('a token for somebody else, from somewhere else or past its time is refused', async () => {
  const forged = async (change: Record<string, unknown>) => {
    const { kept, address } = await go();
    issuer.forge = (claims) => ({ ...claims, ...change });
    const result = await outcome(address, kept);
    issuer.forge = undefined;
    return result;
  };
  assert.equal(await forged({}), 'layla@nasaq.example', 'as it should be');
  assert.equal(await forged({ aud: 'another-client' }), 'sign-on-failed');
  assert.equal(await forged({ exp: Math.floor(Date.now() / 1000) - 600 }), 'sign-on-failed');
  assert.equal(await forged({ iss: 'https://evil.example' }), 'sign-on-failed');
  assert.equal(await forged({ nonce: 'another' }), 'sign-on-failed');
});

test('when somebody proved who they are is known by the issuer’s word only', async () => {
  const provedAt = async (auth_time: unknown) => {
    const { kept, address } = await go();
    issuer.forge = (claims) => ({ ...claims, auth_time });
    const done = await signOn().finish(address, kept);
    issuer.forge = undefined;
    return done.ok ? done.provedAt?.getTime() : done.refusal;
  };
  const now = Math.floor(Date.now() / 1000);
  assert.equal(await provedAt(now - 3600), (now - 3600) * 1000);
  assert.equal(await provedAt(undefined), undefined);
  assert.equal(await provedAt('soon'), 'sign-on-failed');
});

test('to confirm, an old sign-on is not enough', async () => {
  const { location, kept } = await signOn().start({ to: '/export', anew: true });
  assert.equal(new URL(location).searchParams.get('prompt'), 'login');
  const address = await issuer.walk(location);
  assert.equal(await outcome(address, kept), 'layla@nasaq.example');
  const signedOnAt = async (auth_time: unknown) => {
    const again = await signOn().start({ to: '/export', anew: true });
    const nonce = new URL(again.location).searchParams.get('nonce');
    const back = await issuer.walk(again.location);
    issuer.forge = (claims) => ({ ...claims, nonce, auth_time });
    const result = await outcome(back, again.kept);
    issuer.forge = undefined;
    return result;
  };
  const now = Math.floor(Date.now() / 1000);
  assert.equal(await signedOnAt(now), 'layla@nasaq.example');
  assert.equal(await signedOnAt(now - 3600), 'not-anew');
  assert.equal(await signedOnAt(undefined), 'not-anew', 'an issuer that does not say when');
});
