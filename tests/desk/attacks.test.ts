import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { someSubmission } from '../../server/storage/testing/submission.ts';
import { readZip } from '../../server/submissions/cv/word/read-zip.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { arriveAt, cookieOf, joinDesk } from './join-desk.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

test.describe.configure({ mode: 'serial' });

let desk: DeskUnderTest;
test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk?.stop());

const statusOf = async (path: string, cookie = '') =>
  (await fetch(desk.url + path, { headers: { cookie }, redirect: 'manual' })).status;
const isIn = (page: Page) =>
  expect(page.getByRole('heading', { name: words.today.title, level: 1 })).toBeVisible();
const signIn = (page: Page) => page.getByRole('button', { name: words.signIn.passkey }).click();

test('an invitation that is used, altered or past its time opens nothing', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Ines Used', 'sales');
  const used = await desk.invite('Tariq Late', 'sales');
  const path = new URL(used).pathname;
  expect(await statusOf(path)).toBe(200);
  expect(await statusOf(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).toBe(410);
  const database = new DatabaseSync(join(desk.server.dataDir, 'submissions.sqlite'));
  database.exec('update invitation set expires_at = 1');
  database.close();
  await page.goto(used);
  await expect(page.getByRole('heading', { name: words.invitation.goneTitle })).toBeVisible();
  await page.context().close();
});

test('a session that is forged, planted or ended is none', async ({ browser }) => {
  expect(await statusOf('/', `nasaq-desk=${'A'.repeat(43)}`)).toBe(303);
  const { page } = await joinDesk(desk, browser, 'Sami Session', 'sales');
  const stolen = await cookieOf(page);
  expect(await statusOf('/', stolen)).toBe(200);
  await page.getByRole('button', { name: words.menu.signOut }).click();
  await expect(page.getByRole('button', { name: words.signIn.passkey })).toBeVisible();
  expect(await statusOf('/', stolen), 'after signing out').toBe(303);

  const planted = 'P'.repeat(43);
  await page.context().addCookies([{ name: 'nasaq-desk', value: planted, url: desk.url }]);
  await page.reload();
  await signIn(page);
  await isIn(page);
  expect(await statusOf('/', `nasaq-desk=${planted}`), 'a planted session').toBe(303);

  const again = await cookieOf(page);
  const { page: admin } = await joinDesk(desk, browser, 'Rana Removes', 'admin');
  await admin.goto(`${desk.url}/staff`);
  const remove = admin.getByRole('button', { name: `${words.staff.remove}: Sami Session` });
  await remove.click();
  await expect(remove).toHaveCount(0);
  expect(await statusOf('/', again), 'after the person was removed').toBe(303);
  await page.context().close();
  await admin.context().close();
});

test('a lost device is out as soon as its owner has a new invitation', async ({ browser }) => {
  const { page: lost } = await joinDesk(desk, browser, 'Laila Lost', 'sales');
  const session = await cookieOf(lost);
  expect(await statusOf('/', session)).toBe(200);
  const { page: admin } = await joinDesk(desk, browser, 'Nadia Night', 'admin');
  await admin.goto(`${desk.url}/staff`);
  await expect(admin.getByText(words.staff.inviteEnds).first()).toBeVisible();
  const invite = (name: string) => admin.getByRole('button', { name: `${words.staff.invite}: ${name}` });
  await expect(invite('Nadia Night'), 'nobody shuts themselves out').toHaveCount(0);
  await invite('Laila Lost').click();
  await expect(admin.getByText(words.staff.ended)).toBeVisible();
  expect(await statusOf('/', session), 'the session of the lost device').toBe(303);
  await lost.reload();
  await signIn(lost);
  await expect(lost.getByRole('alert')).toHaveText(words.refusals['not-valid']);

  const address = await admin.getByRole('status').locator('code').innerText();
  const found = await (await browser.newContext()).newPage();
  await addAuthenticator(found);
  await found.goto(address);
  await found.getByRole('button', { name: words.invitation.register }).click();
  await isIn(found);
  await admin.goto(`${desk.url}/audit`);
  for (const action of ['staff-invited', 'passkey-removed', 'session-ended'] as const)
    await expect(
      admin
        .getByRole('listitem')
        .filter({ hasText: words.auditActions[action] })
        .filter({ hasText: 'Laila Lost' }),
    ).not.toHaveCount(0);
  for (const page of [lost, admin, found]) await page.context().close();
});

test('a second device signs in, a revoked or copied passkey does not', async ({ browser }) => {
  const { page, device } = await joinDesk(desk, browser, 'Dana Devices', 'sales');
  const [first] = await device.credentials();
  if (!first) throw new Error('No passkey was made.');
  await device.remove();
  const second = await addAuthenticator(page);
  await page.goto(`${desk.url}/account`);
  await page.getByRole('button', { name: words.account.addPasskey }).click();
  await expect(page.getByRole('button', { name: words.account.removePasskey })).toHaveCount(2);
  await page.getByRole('button', { name: words.menu.signOut }).click();
  await signIn(page);
  await isIn(page);

  // A copy made before that sign-in counts from where it was.
  const [now] = await second.credentials();
  if (!now) throw new Error('The second device is empty.');
  await second.clear();
  await second.put({ ...now, signCount: 0 });
  await page.getByRole('button', { name: words.menu.signOut }).click();
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText(words.refusals.cloned);

  await second.clear();
  await second.put(first);
  await page.reload();
  await signIn(page);
  await isIn(page);
  const store = await openStore({ dataDir: desk.server.dataDir });
  const dana = (await store.staff.list(new Date())).find(({ name }) => name === 'Dana Devices');
  await store.sessions.removePasskeys(dana?.id ?? '');
  await store.close();
  await page.getByRole('button', { name: words.menu.signOut }).click();
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText(words.refusals['not-valid']);
  await page.context().close();
});

test('hostile words are only words: searched, noted, exported', async ({ browser }) => {
  const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '"=1"'];
  await arriveAt(
    desk,
    ...cells.map((message) => {
      const submission = someSubmission({ receivedAt: new Date() });
      return { ...submission, fields: { ...submission.fields, message } };
    }),
  );
  const { page } = await joinDesk(desk, browser, 'Hana Hostile', 'sales');
  const cookie = await cookieOf(page);
  const listed = async (q: string) => {
    const answer = await fetch(`${desk.url}/inbox?${new URLSearchParams({ q })}`, { headers: { cookie } });
    return [answer.status, (await answer.text()).split('data-entry').length - 1];
  };
  expect(await listed('layla')).toEqual([200, cells.length]);
  expect(await listed('\u202Elayla\u202C')).toEqual([200, cells.length]);
  for (const q of ["' or 1=1 --", '%', '_', '*', '"', 'layla" OR "x', 'NEAR(a b)', '\\', '\u202E', '&|!:*'])
    expect(await listed(q), q).toEqual([200, 0]);
  expect(await listed('a'.repeat(10_000))).toEqual([200, 0]);
  expect((await listed('a'.repeat(15_000)))[0]).toBe(414);

  const csv = await (await fetch(`${desk.url}/inbox/export?format=csv`, { headers: { cookie } })).text();
  expect(csv).not.toMatch(/(^|,)"\s*[=+\-@]/m);
  for (const cell of ['"\'=1+1"', '"\'@SUM(A1)"', '"\'+1"']) expect(csv).toContain(cell);

  const exported = () => {
    const database = new DatabaseSync(join(desk.server.dataDir, 'submissions.sqlite'), { readOnly: true });
    const rows = database.prepare(`select detail from audit where action = 'exported' order by id`).all();
    database.close();
    return rows.map(({ detail }) => detail);
  };
  const all = await (await fetch(`${desk.url}/inbox/export?format=json`, { headers: { cookie } })).json();
  await expect.poll(exported).toEqual([`csv ${all.length}`, `json ${all.length}`]);
  // Who only asks for the headers exports nothing.
  const address = `${desk.url}/inbox/export?format=csv`;
  expect((await fetch(address, { method: 'HEAD', headers: { cookie } })).status).toBe(200);

  const workbook = await fetch(`${desk.url}/inbox/export?format=xlsx`, { headers: { cookie } });
  const { parts } = await readZip(Buffer.from(await workbook.arrayBuffer()));
  const sheet = (await parts.find(({ name }) => name === 'xl/worksheets/sheet1.xml')?.read())?.toString();
  await expect.poll(exported).toEqual([`csv ${all.length}`, `json ${all.length}`, `xlsx ${all.length}`]);
  expect(sheet).not.toContain('<f');
  expect(sheet?.match(/<c /g)?.length).toBe(sheet?.match(/<c t="inlineStr">/g)?.length);
  for (const cell of ['=1+1', '@SUM(A1)', '+1']) expect(sheet).toContain(`>${cell}</t>`);

  await page.goto(`${desk.url}/inbox`);
  const page2 = await fetch(`${desk.url}/inbox`, { headers: { cookie } });
  expect(page2.headers.get('x-frame-options')).toBe('DENY');
  expect(page2.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page2.headers.get('content-security-policy')).not.toContain('unsafe');
  const foreign = {
    cookie,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'cors',
    origin: 'https://evil.example',
  };
  expect((await fetch(`${desk.url}/inbox`, { headers: foreign })).status).toBe(403);

  const framing = await (await browser.newContext()).newPage();
  const refused = framing.waitForEvent('console', (message) =>
    /frame-ancestors|X-Frame/.test(message.text()),
  );
  await framing.setContent(`<iframe src="${desk.url}/sign-in"></iframe>`);
  await refused;
  expect(framing.frames().map((frame) => frame.url())).not.toContain(`${desk.url}/sign-in`);
  await framing.context().close();

  await page.locator('a[data-entry]').first().click();
  let ran = false;
  page.on('dialog', () => {
    ran = true;
  });
  const note = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  await page.getByRole('textbox', { name: words.entry.note }).fill(note);
  await page.getByRole('button', { name: words.entry.addNote }).click();
  await expect(page.getByText(note)).toBeVisible();
  expect(ran).toBe(false);
  await page.context().close();
});

test('a person asks for their data and its erasure, while a colleague has the entry open', async ({
  browser,
}) => {
  const own = someSubmission({
    receivedAt: new Date(),
    fields: {
      name: 'Zubaida Quince',
      email: 'zubaida@quince.example',
      phone: '050 999 8877',
      phoneE164: '+971509998877',
      message: 'Marmalade plant',
      type: 'Request a quote',
    },
  });
  await arriveAt(desk, own);
  const { page: admin } = await joinDesk(desk, browser, 'Petra Privacy', 'admin');
  const { page: sales } = await joinDesk(desk, browser, 'Omar Open', 'sales');
  await sales.goto(`${desk.url}/entries/${own.reference}`);
  await sales.getByRole('textbox', { name: words.entry.note }).fill('Wants confiture too.');
  await sales.getByRole('button', { name: words.entry.addNote }).click();
  await expect(sales.getByText('Wants confiture too.')).toBeVisible();
  await admin.goto(`${desk.url}/privacy`);
  await admin.getByRole('textbox', { name: words.privacy.sought }).fill('050 999 8877');
  await admin.getByRole('button', { name: words.privacy.findButton }).click();
  await expect(admin.getByRole('link', { name: 'Zubaida Quince' })).toBeVisible();
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: words.privacy.giveOutButton }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await admin.getByRole('checkbox').check();
  await admin.getByRole('button', { name: words.privacy.eraseButton(1) }).click();
  await expect(admin.getByText(words.privacy.erased(1))).toBeVisible();

  await sales.getByRole('combobox', { name: words.entry.status }).selectOption('won');
  await sales.getByRole('button', { name: `${words.entry.save}: ${words.entry.status}` }).click();
  await expect(sales.getByRole('heading', { name: words.notFound.title })).toBeVisible();
  const traces = ['zubaida', 'quince', '9998877', 'marmalade', 'confiture'];
  for (const file of readdirSync(desk.server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const text = readFileSync(join(file.parentPath, file.name), 'latin1').toLowerCase();
    for (const trace of traces) expect(text.includes(trace), `${trace} is in ${file.name}`).toBe(false);
  }
  for (const trace of traces) expect(desk.server.log().toLowerCase()).not.toContain(trace);
  await admin.context().close();
  await sales.context().close();
});

test('a thousand open pages hear of an entry, and none of them after the session has ended', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Lina Listens', 'sales');
  const cookie = await cookieOf(page);
  await page.goto('about:blank');
  const streams = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const answer = await fetch(`${desk.url}/arrivals`, { headers: { cookie } });
      if (!answer.body) throw new Error('No stream.');
      return answer.body.pipeThrough(new TextDecoderStream()).getReader();
    }),
  );
  const heard = Promise.all(
    streams.map(async (reader) => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return false;
        if (value.includes('event: arrived')) return true;
      }
    }),
  );
  await arriveAt(desk, someSubmission({ receivedAt: new Date() }));
  expect((await heard).filter((one) => one)).toHaveLength(1000);

  const ended = Promise.all(
    streams.map(async (reader) => {
      while (!(await reader.read()).done);
    }),
  );
  const store = await openStore({ dataDir: desk.server.dataDir });
  const lina = (await store.staff.list(new Date())).find(({ name }) => name === 'Lina Listens');
  await store.sessions.end({ staffId: lina?.id ?? '' });
  await store.accept(someSubmission({ receivedAt: new Date() }));
  await store.close();
  await ended;
  await page.context().close();
});
