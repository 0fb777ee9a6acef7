import { type Browser, expect, type Page, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { roles } from '../../contract/desk/roles.ts';
import { allows, allPlaces } from '../../desk/rules.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { someApplication, someCv, someSubmission } from '../../server/storage/testing/submission.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

// One desk for all, in this order: the first person lets the others in.
test.describe.configure({ mode: 'serial' });

let desk: DeskUnderTest;
const quote = someSubmission({ receivedAt: new Date() });
const application = someApplication(someCv('A life in facilities'), { receivedAt: new Date() });

test.beforeAll(async () => {
  desk = await startDesk();
});

test.afterAll(() => desk?.stop());

const arrive = async (...submissions: (typeof quote)[]) => {
  const store = await openStore({ dataDir: desk.server.dataDir });
  for (const submission of submissions) await store.accept(submission);
  await store.close();
};

const entry = (reference: string) => `${desk.url}/entries/${reference}`;

async function join(browser: Browser, name: string, role: (typeof roles)[number]): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await addAuthenticator(page);
  await page.goto(await desk.invite(name, role));
  await page.getByRole('button', { name: words.invitation.register }).click();
  await expect(page.getByRole('heading', { name: words.today.title, level: 1 })).toBeVisible();
  return page;
}

test('the first colleague comes in by invitation, signs out and in, and answers an entry', async ({
  browser,
}) => {
  const page = await join(browser, 'Layla Haddad', 'admin');
  await expect(page.getByText(words.today.none)).toBeVisible();
  await page.getByRole('button', { name: words.menu.signOut }).click();
  await page.getByRole('button', { name: words.signIn.passkey }).click();
  await expect(page.getByRole('heading', { name: words.today.title, level: 1 })).toBeVisible();

  await arrive(quote, application);
  await page.goto(desk.url);
  await expect(page.getByRole('link', { name: 'Layla Haddad' }).first()).toBeVisible();
  await page.goto(`${desk.url}/inbox?q=towers`);
  await expect(page.getByRole('link', { name: 'Omar Said' })).toHaveCount(0);
  await page.locator('html[data-ready]').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(entry(quote.reference));
  await expect(page.getByRole('link', { name: words.entry.call })).toHaveAttribute(
    'href',
    'tel:+971501234567',
  );
  await expect(page.getByRole('link', { name: words.entry.mail })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:layla@example.com\\?subject=[^&]*${quote.reference}`),
  );
  await page.getByRole('combobox', { name: words.entry.status }).selectOption('in-hand');
  await page.getByRole('button', { name: `${words.entry.save}: ${words.entry.status}` }).click();
  await expect(page.getByText('New → In hand')).toBeVisible();
  await page.getByRole('textbox', { name: words.entry.note }).fill('<b>Rang</b> at noon');
  await page.getByRole('button', { name: words.entry.addNote }).click();
  await expect(page.getByText('<b>Rang</b> at noon')).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.entry.note })).toHaveValue('');

  // Somebody else is faster: the second is told, and nothing is overwritten.
  const other = await page.context().newPage();
  await other.goto(entry(quote.reference));
  await other.getByRole('combobox', { name: words.entry.status }).selectOption('won');
  await other.getByRole('button', { name: `${words.entry.save}: ${words.entry.status}` }).click();
  await expect(other.getByText('In hand → Won')).toBeVisible();
  await page.getByRole('combobox', { name: words.entry.status }).selectOption('lost');
  await page.getByRole('button', { name: `${words.entry.save}: ${words.entry.status}` }).click();
  await expect(page.getByRole('alert')).toContainText(words.statuses.won);

  for (const [format, beginning] of [
    ['csv', '\uFEFF"reference"'],
    ['xlsx', 'PK'],
    ['json', '[\n{"reference"'],
  ] as const) {
    const answer = await page.request.get(`${desk.url}/inbox/export?format=${format}&form=quote`);
    expect(answer.headers()['content-disposition']).toContain(`.${format}"`);
    const body = await answer.text();
    expect(body.startsWith(beginning), body.slice(0, 40)).toBe(true);
    if (format !== 'xlsx') {
      expect(body).toContain(quote.reference);
      expect(body).not.toContain(application.reference);
    }
  }
  await page.context().close();
});

test('each address is there for those whose work it is, and for nobody else', async ({ browser }) => {
  const people = [undefined, ...roles];
  for (const role of people) {
    const page = role
      ? await join(browser, `Test ${role}`, role)
      : await (await browser.newContext()).newPage();
    for (const place of allPlaces) {
      const path = place.path
        .replace(':reference', place.name === 'cv' ? application.reference : quote.reference)
        .replace(':token', 'none');
      const address = `${desk.url}/${path}${place.name === 'export' ? '?format=csv' : ''}`;
      // An entry is there for those who may read its form.
      const there = allows(place, role) && !(place.name === 'entry' && role === 'hr');
      const expected = place.name === 'invitation' ? 404 : there ? 200 : role ? 404 : 303;
      const answer = await page.request.get(address, { maxRedirects: 0 });
      expect(answer.status(), `GET ${path} as ${role ?? 'nobody'}`).toBe(expected);
      if (expected === 303) expect(answer.headers().location).toContain('/sign-in');
      if (place.roles === 'anyone') continue;
      for (const [intent, rule] of Object.entries(place.actions ?? {})) {
        const post = (origin: string) =>
          page.request.post(address, { form: { intent }, headers: { origin }, maxRedirects: 0 });
        expect((await post('https://evil.example')).status(), `${intent} from elsewhere`).toBe(403);
        const { status, location } = await post(desk.url).then((one) => ({
          status: one.status(),
          location: one.headers().location ?? '',
        }));
        const what = `POST ${path} ${intent} as ${role ?? 'nobody'}`;
        if (!role) expect([status, location.includes('/sign-in')], what).toEqual([303, true]);
        else if (!allows(rule, role)) expect(status, what).toBe(404);
        else expect([200, 303, 400, 404, 409], what).toContain(status);
      }
    }
    await page.context().close();
  }
});

test('a sales person asks for an application and its CV: not there, and remembered', async ({ browser }) => {
  const page = await join(browser, 'Sara Sales', 'sales');
  for (const address of [entry(application.reference), `${entry(application.reference)}/cv`])
    expect((await page.goto(address))?.status()).toBe(404);
  const admin = await join(browser, 'Adam Admin', 'admin');
  await admin.goto(`${desk.url}/audit?action=refused`);
  await expect(admin.getByRole('listitem').filter({ hasText: 'Sara Sales' })).toHaveCount(2);
  await page.context().close();
  await admin.context().close();
});
