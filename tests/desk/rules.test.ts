import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { roles } from '../../contract/desk/roles.ts';
import { allows, allPlaces, type PlaceName } from '../../desk/rules.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { someApplication, someCv, someSubmission } from '../../server/storage/testing/submission.ts';
import { clientFolder } from '../../tools/root.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { arriveAt, cookieOf, joinDesk } from './join-desk.ts';

test.describe.configure({ mode: 'serial' });

let desk: DeskUnderTest;
const quote = someSubmission({ receivedAt: new Date() });
const application = someApplication(someCv('A life in facilities'), { receivedAt: new Date() });

test.beforeAll(async () => {
  desk = await startDesk();
  await arriveAt(desk, quote, application);
});
test.afterAll(() => desk?.stop());

/** An address of each place that holds something for those who may see it. */
function pathOf(name: PlaceName, path: string): string {
  const filled = path
    .replace(':reference', name === 'cv' ? application.reference : quote.reference)
    .replace(':token', 'none')
    .replace(':id', `${quote.id}.team`);
  return `/${filled}${name === 'export' ? '?format=csv' : ''}`;
}

/** What somebody who may come finds; a file has no page of its own, and an unknown invitation is gone. */
const found: Partial<Record<PlaceName, number>> = {
  invitation: 410,
  giveOut: 404,
  companySignOn: 404,
  companyBack: 404,
};

test('each address and action is there for those whose work it is, and for nobody else', async ({
  browser,
}) => {
  for (const role of [undefined, ...roles]) {
    const cookie = role ? await cookieOf((await joinDesk(desk, browser, `Test ${role}`, role)).page) : '';
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = { ...init.headers, ...(cookie ? { cookie } : {}) };
      const answer = await fetch(desk.url + path, { ...init, headers, redirect: 'manual' });
      // A stream of events would never end by itself.
      await answer.body?.cancel();
      return { status: answer.status, location: answer.headers.get('location') ?? '' };
    };
    for (const place of allPlaces) {
      const path = pathOf(place.name, place.path);
      const who = role ?? 'nobody';
      const { status, location } = await ask(path);
      if (!allows(place, role) && !role)
        expect([status, location.startsWith('/sign-in')], `GET ${path} as ${who}`).toEqual([303, true]);
      // An entry is there for those who may read its form.
      else if (!allows(place, role) || (place.name === 'entry' && role === 'hr'))
        expect(status, `GET ${path} as ${who}`).toBe(404);
      // Who is in has nothing to sign in to, and who is out nothing to sign out of.
      else if (place.name === (role ? 'signIn' : 'signOut')) expect(status).toBe(302);
      else expect(status, `GET ${path} as ${who}`).toBe(found[place.name] ?? 200);

      for (const [intent, rule] of Object.entries(place.actions ?? {})) {
        // The last one would end the session that the walk goes on with.
        if (intent === 'sign-out') continue;
        const post = (headers: Record<string, string>) =>
          ask(path, { method: 'POST', body: new URLSearchParams({ intent }), headers });
        const what = `POST ${path} ${intent} as ${who}`;
        for (const strange of [
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { origin: desk.url, 'sec-fetch-site': 'cross-site' },
          { origin: desk.url, 'sec-fetch-site': 'same-site' },
          {},
        ])
          expect((await post(strange)).status, `${what}, ${JSON.stringify(strange)}`).toBe(403);
        const answer = await post({ origin: desk.url, 'sec-fetch-site': 'same-origin' });
        if (!allows(rule, role) && !role)
          expect([answer.status, answer.location.startsWith('/sign-in')], what).toEqual([303, true]);
        else if (!allows(rule, role)) expect(answer.status, what).toBe(404);
        else expect([200, 302, 303, 400, 403, 404, 409], what).toContain(answer.status);
      }
      if (place.actions && role) {
        const unknown = await ask(path, {
          method: 'POST',
          body: new URLSearchParams({ intent: 'constructor' }),
          headers: { origin: desk.url },
        });
        expect(unknown.status, `POST ${path} constructor`).toBe(404);
      }
    }
  }
  const store = await openStore({ dataDir: desk.server.dataDir });
  const { rows } = await store.audit.page({ action: 'refused' });
  await store.close();
  const refused = rows.map(({ staffName, detail }) => `${staffName} ${detail}`);
  for (const name of ['staff', 'audit', 'privacy', 'mails'] as const)
    expect(refused).toContain(`Test sales ${name}`);
  expect(refused).toContain('Test sales cv');
});

test('the public port knows nothing of the desk, and no public file holds a part of it', async () => {
  for (const place of allPlaces.filter(({ path }) => path !== '')) {
    const answer = await fetch(desk.server.address + pathOf(place.name, place.path), { redirect: 'manual' });
    expect(answer.status, place.path).toBe(404);
    expect(await answer.text()).not.toMatch(/passkey/i);
  }
  const files = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(readFileSync(join(clientFolder, file), 'utf8'), file).not.toMatch(/passkey|webauthn|nasaq desk/i);
});
