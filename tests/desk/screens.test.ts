import { expect, type Page, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { allPlaces, type PlaceName } from '../../desk/rules.ts';
import { someApplication, someCv, someSubmission } from '../../server/storage/testing/submission.ts';
import { violations } from '../axe.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { arriveAt, cookieOf, joinDesk } from './join-desk.ts';

test.describe.configure({ mode: 'serial' });

let desk: DeskUnderTest;
const arabic = someSubmission({
  receivedAt: new Date(),
  locale: 'ar',
  fields: {
    name: 'فاطمة المنصوري',
    email: 'fatima@example.com',
    phone: '050 123 4567',
    phoneE164: '+971501234567',
    message: 'نحتاج إلى عرض سعر لصيانة فيلا سكنية.',
    type: 'Request a quote',
  },
});
const application = someApplication(someCv('x', { verdict: 'held', reasons: ['macro'] }), {
  receivedAt: new Date(Date.now() - 9 * 24 * 60 * 60 * 1000),
});

test.beforeAll(async () => {
  desk = await startDesk();
  await arriveAt(desk, arabic, application);
});
test.afterAll(() => desk?.stop());

/** What is a file or a stream has nothing to look at. */
const noPage: readonly PlaceName[] = [
  'export',
  'cv',
  'arrivals',
  'giveOut',
  'signIn',
  'companySignOn',
  'companyBack',
  'invitation',
  'signOut',
];
const paths = [
  ...allPlaces
    .filter(({ name }) => !noPage.includes(name))
    .map(
      ({ path }) => `/${path.replace(':reference', arabic.reference).replace(':id', `${arabic.id}.team`)}`,
    ),
  `/entries/${application.reference}`,
  '/inbox?q=nothing-has-this',
  '/nowhere',
];

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [820, 'light'],
    [390, 'light'],
    [390, 'dark'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    const found = [...(isWide ? ['scrolls sideways'] : []), ...(await violations(page))];
    faults.push(...found.map((fault) => `${path} ${width} ${colorScheme}: ${fault}`));
  }
  return faults;
}

test('every screen is clean in both themes, from a phone to a desktop', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Layla Nasser', 'admin');
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(desk.url + path);
    await page.locator('html[data-ready]').waitFor();
    faults.push(...(await faultsOf(page, path)));
  }
  await page.goto(`${desk.url}/privacy`);
  await page.getByRole('textbox').fill('omar@example.com');
  await page.getByRole('button', { name: words.privacy.findButton }).click();
  await page.getByRole('checkbox').waitFor();
  faults.push(...(await faultsOf(page, 'what was found')));
  const outside = await (await browser.newContext()).newPage();
  for (const path of [
    '/sign-in',
    '/invitation/none',
    new URL(await desk.invite('Gamal Guest', 'hr')).pathname,
  ]) {
    await outside.goto(desk.url + path);
    faults.push(...(await faultsOf(outside, path)));
  }
  await outside.context().close();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('without a script an entry is found, taken, answered and noted', async ({ browser }) => {
  const { page: scripted } = await joinDesk(desk, browser, 'Noor Noscript', 'sales');
  const [name = '', value = ''] = (await cookieOf(scripted)).split('=');
  await scripted.context().close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name, value, url: desk.url }]);
  const page = await context.newPage();
  await page.goto(`${desk.url}/inbox`);
  await page.getByRole('searchbox').fill('fatima@example.com');
  await page.getByRole('button', { name: words.inbox.apply }).click();
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.inbox.noOwner)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('combobox', { name: words.inbox.assignTo }).selectOption({ label: 'Noor Noscript' });
  await page.getByRole('button', { name: words.inbox.assign, exact: true }).click();
  await expect(page.getByText(words.inbox.changed(1))).toBeVisible();
  await page.getByRole('link', { name: 'فاطمة المنصوري' }).click();
  await expect(page.getByRole('link', { name: words.entry.mail })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('رسالتك إلى')),
  );
  await page.getByRole('combobox', { name: words.entry.status }).selectOption('answered');
  await page.getByRole('button', { name: `${words.entry.save}: ${words.entry.status}` }).click();
  await expect(page.getByText('New → Answered')).toBeVisible();
  await page.getByRole('textbox', { name: words.entry.note }).fill('Rang her.');
  await page.getByRole('button', { name: words.entry.addNote }).click();
  await expect(page.getByText('Rang her.')).toBeVisible();
  await context.close();
});

test('with the keyboard alone an entry is found, opened and answered', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Kareem Keys', 'sales');
  await page.goto(`${desk.url}/inbox`);
  await page.locator('html[data-ready]').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('fatima');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=fatima/);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('فاطمة المنصوري');
  await page.getByRole('combobox', { name: words.entry.status }).focus();
  await page.keyboard.type('Wo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('→ Won')).toBeVisible();
  await page.context().close();
});

test('entries are ticked by the keyboard, and Enter on a box takes no owner away', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Basma Boxes', 'admin');
  await page.goto(`${desk.url}/inbox`);
  await page.locator('html[data-ready]').waitFor();
  const first = page.getByRole('checkbox').first();
  const owner = page.getByRole('combobox', { name: words.inbox.assignTo });
  const assign = page.getByRole('button', { name: words.inbox.assign, exact: true });
  await first.focus();
  await page.keyboard.press('Space');
  await owner.selectOption({ label: 'Basma Boxes' });
  await assign.click();
  await expect(page.getByText(words.inbox.changed(1))).toBeVisible();

  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await page.keyboard.press('Enter');
  await assign.click();
  await expect(page.getByText(words.inbox.noOwner)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Basma Boxes' })).toHaveCount(1);
  await first.check();
  await owner.selectOption({ label: words.nobody });
  await assign.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Basma Boxes' })).toHaveCount(0);
  await page.context().close();
});

test('the keys of the inbox work from a ticked box, with Caps Lock and on an Arabic keyboard', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Amal Arabic', 'admin');
  await page.goto(`${desk.url}/inbox`);
  await page.locator('html[data-ready]').waitFor();
  const lines = page.locator('a[data-entry]');
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('j');
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+K');
  await expect(lines.nth(0)).toBeFocused();
  const press = (key: string, code: string) =>
    page.evaluate(
      (init) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })),
      { key, code },
    );
  await press('ت', 'KeyJ');
  await expect(lines.nth(1)).toBeFocused();
  await press('ن', 'KeyK');
  await expect(lines.nth(0)).toBeFocused();
  // Where a Latin layout has another sign in that place, the sign counts.
  await press('-', 'Slash');
  await expect(lines.nth(0)).toBeFocused();
  await press('ظ', 'Slash');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.context().close();
});
