import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { someApplication, someCv, someSubmission } from '../../server/storage/testing/submission.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { arriveAt, joinDesk } from './join-desk.ts';

// One desk for all, in this order: the first person lets the others in.
test.describe.configure({ mode: 'serial' });

let desk: DeskUnderTest;
const quote = someSubmission({ receivedAt: new Date() });
const application = someApplication(someCv('A life in facilities'), { receivedAt: new Date() });

test.beforeAll(async () => {
  desk = await startDesk();
});

test.afterAll(() => desk?.stop());

const entry = (reference: string) => `${desk.url}/entries/${reference}`;

test('the first colleague comes in by invitation, signs out and in, and answers an entry', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Layla Haddad', 'admin');
  await expect(page.getByText(words.today.none)).toBeVisible();
  await page.getByRole('button', { name: words.menu.signOut }).click();
  await page.getByRole('button', { name: words.signIn.passkey }).click();
  await expect(page.getByRole('heading', { name: words.today.title, level: 1 })).toBeVisible();

  // Who only looks sees it come.
  await expect(page.getByText(words.today.none)).toBeVisible();
  await arriveAt(desk, quote, application);
  await expect(page.getByRole('link', { name: 'Layla Haddad' }).first()).toBeVisible();
  await page.goto(`${desk.url}/inbox?q=towers`);
  await expect(page.getByRole('link', { name: 'Omar Said' })).toHaveCount(0);
  await page.locator('html[data-ready]').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${entry(quote.reference)}?list=q%3Dtowers`);
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
  await expect(page.locator('[data-status="won"]')).toBeVisible();
  await page.getByRole('combobox', { name: words.entry.status }).selectOption('lost');
  await page.getByRole('button', { name: `${words.entry.save}: ${words.entry.status}` }).click();
  await expect(page.getByText('Won → Lost')).toBeVisible();

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

test('a sales person asks for an application and its CV: not there, and remembered', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Sara Sales', 'sales');
  for (const address of [entry(application.reference), `${entry(application.reference)}/cv`]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible();
  }
  const { page: admin } = await joinDesk(desk, browser, 'Adam Admin', 'admin');
  await admin.goto(`${desk.url}/audit?action=refused`);
  await expect(admin.getByRole('listitem').filter({ hasText: 'Sara Sales' })).toHaveCount(2);

  // Nor is she offered as its owner, or given it with others.
  await admin.goto(entry(application.reference));
  const owner = admin.getByRole('combobox', { name: words.entry.owner });
  await expect(owner.getByRole('option', { name: 'Adam Admin' })).toHaveCount(1);
  await expect(owner.getByRole('option', { name: 'Sara Sales' })).toHaveCount(0);
  await admin.goto(`${desk.url}/inbox`);
  for (const box of await admin.getByRole('checkbox').all()) await box.check();
  await admin.getByRole('combobox', { name: words.inbox.assignTo }).selectOption({ label: 'Sara Sales' });
  await admin.getByRole('button', { name: words.inbox.assign, exact: true }).click();
  await expect(admin.getByText(`${words.inbox.changed(1)} ${words.inbox.left(1)}`)).toBeVisible();
  await expect(admin.locator('li', { hasText: 'Sara Sales' }).getByRole('checkbox')).toHaveValue(
    quote.reference,
  );
  await page.context().close();
  await admin.context().close();
});

test('an administrator sees to a mail by hand, and it needs nobody any more', async ({ browser }) => {
  // As if the mail server had refused it for good.
  const database = new DatabaseSync(join(desk.server.dataDir, 'submissions.sqlite'));
  database
    .prepare(`update mail set status = 'dead', sent_at = null, last_error = 'EENVELOPE 550' where id = ?`)
    .run(`${quote.id}.acknowledgement`);
  database.close();
  const { page } = await joinDesk(desk, browser, 'Hind Hand', 'admin');
  await page.getByRole('link', { name: words.today.mailsLink }).click();
  await page.getByRole('link', { name: words.mails.kinds.acknowledgement }).click();
  await expect(page.getByText('EENVELOPE 550')).toBeVisible();
  await page.getByRole('button', { name: words.mails.settle }).click();
  await expect(page.getByRole('heading', { name: words.mails.title, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: words.mails.stateNames.settled }).click();
  await page.getByRole('link', { name: words.mails.kinds.acknowledgement }).click();
  await expect(page.getByRole('button', { name: words.mails.retry })).toHaveCount(0);
  await page.goto(`${desk.url}/`);
  await expect(page.getByRole('heading', { name: words.today.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: words.today.mailsLink })).toHaveCount(0);
  await page.goto(entry(quote.reference));
  await expect(page.getByText(words.auditActions['mail-settled'])).toBeVisible();
  await page.context().close();
});
