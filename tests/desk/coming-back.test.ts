import { expect, type Page, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { challengesUnder, hashOf, type Purpose } from '../../server/staff/challenges.ts';
import { sessionId } from '../../server/staff/sessions.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { someApplication, someCv, someSubmission } from '../../server/storage/testing/submission.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { arriveAt, inDatabase, joinDesk } from './join-desk.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

test.describe.configure({ mode: 'serial' });

let desk: DeskUnderTest;
const quote = someSubmission({ receivedAt: new Date() });
const application = someApplication(someCv('A life in facilities'), { receivedAt: new Date() });

test.beforeAll(async () => {
  desk = await startDesk();
  await arriveAt(desk, quote, application);
});
test.afterAll(() => desk?.stop());

/** As when the passkey was last shown more than five minutes ago. */
const letConfirmationsLapse = () => inDatabase(desk, 'update session set confirmed_at = 0');
const confirm = (page: Page) => page.getByRole('button', { name: words.confirm.passkey }).click();
const back = (page: Page) => page.getByRole('link', { name: words.confirm.back }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** The name of the file that a press brings. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download.suggestedFilename();
}

test('who has to confirm before an export comes back to the list, and gets the file at the next press', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Ella Export', 'sales');
  const list = `${desk.url}/inbox?q=towers`;
  const csv = page.getByRole('link', { name: 'CSV' });
  await page.goto(list);
  letConfirmationsLapse();
  await csv.click();
  await back(page);
  await expect(page).toHaveURL(list);
  await csv.click();
  await confirm(page);
  await expect(page).toHaveURL(list);
  expect(inDatabase(desk, "select id from audit where action = 'exported'")).toEqual([]);
  expect(await saved(page, () => csv.click())).toMatch(/\.csv$/);
  await page.context().close();
});

test('who has to confirm before data is given out comes back to Privacy, and without confirming to Today', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Gada Give', 'admin');
  const find = async () => {
    await page.getByRole('textbox', { name: words.privacy.sought }).fill(quote.reference);
    await page.getByRole('button', { name: words.privacy.findButton }).click();
  };
  const giveOut = page.getByRole('button', { name: words.privacy.giveOutButton });
  await page.goto(`${desk.url}/privacy`);
  await find();
  await giveOut.waitFor();
  letConfirmationsLapse();
  await giveOut.click();
  await confirm(page);
  await expect(heading(page, words.privacy.title)).toBeVisible();
  await find();
  expect(await saved(page, () => giveOut.click())).toMatch(/\.zip$/);

  letConfirmationsLapse();
  await page.goto(`${desk.url}/privacy`);
  await back(page);
  await expect(heading(page, words.today.title)).toBeVisible();
  await page.context().close();
});

test('the link to a CV leads who is signed out to its entry, and never saves a page in its stead', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Hadi Hiring', 'hr');
  const isAtEntry = async () => {
    await page.getByRole('button', { name: words.signIn.passkey }).click();
    await expect(page).toHaveURL(`${desk.url}/entries/${application.reference}`);
  };
  const cv = page.getByRole('link', { name: words.entry.download });
  await page.context().clearCookies();
  await page.goto(`${desk.url}/entries/${application.reference}/cv`);
  await isAtEntry();
  await page.context().clearCookies();
  await cv.click();
  await isAtEntry();
  expect(await saved(page, () => cv.click())).toBe(application.cv?.originalName);
  await page.context().close();
});

/** Brings the page as it would be after standing open for longer than its challenge lives. */
async function openAged(page: Page, path: string, purpose: Purpose, subject: string): Promise<void> {
  const store = await openStore({ dataDir: desk.server.dataDir });
  const challenges = challengesUnder(await store.sessions.secret(''));
  await store.close();
  const aged = challenges.make(purpose, subject, new Date(Date.now() - 11 * 60 * 1000));
  let found = 0;
  await page.route(desk.url + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(challenge[^\w-]+)[\w-]{40,}/, (_, before: string) => {
      found += 1;
      return before + Buffer.from(aged).toString('base64url');
    });
    await route.fulfill({ response, body });
  });
  await page.goto(desk.url + path);
  expect(found).toBe(1);
}

async function isTooLateOnce(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  await expect(page.getByRole('alert')).toHaveText(words.refusals['too-late']);
  await press();
}

test('a page that stood open for too long lets its person in at the second press', async ({ browser }) => {
  const invitation = await desk.invite('Lamia Late', 'sales');
  const page = await (await browser.newContext()).newPage();
  await addAuthenticator(page);
  const { pathname } = new URL(invitation);
  await openAged(page, pathname, 'register', hashOf(pathname.split('/').at(-1) ?? ''));
  await isTooLateOnce(page, () => page.getByRole('button', { name: words.invitation.register }).click());
  await expect(heading(page, words.today.title)).toBeVisible();

  const token = (await page.context().cookies()).find(({ name }) => name === 'nasaq-desk')?.value ?? '';
  await openAged(page, '/confirm?to=/account', 'confirm', sessionId(hashOf(token)));
  await isTooLateOnce(page, () => confirm(page));
  await expect(heading(page, words.account.title)).toBeVisible();

  await page.context().clearCookies();
  await openAged(page, '/sign-in', 'sign-in', '');
  await isTooLateOnce(page, () => page.getByRole('button', { name: words.signIn.passkey }).click());
  await expect(heading(page, words.today.title)).toBeVisible();
  await page.context().close();
});
