import { expect, type Page, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { someSubmission } from '../../server/storage/testing/submission.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { arriveAt, inDatabase, joinDesk } from './join-desk.ts';

test.describe.configure({ mode: 'serial' });

let desk: DeskUnderTest;
test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk?.stop());

/** One comes in, by a name to recognise it in the list. */
async function arrival(page: Page, name: string) {
  const submission = someSubmission({ receivedAt: new Date() });
  await arriveAt(desk, { ...submission, fields: { ...submission.fields, name } });
  return page.getByRole('link', { name });
}

const isListening = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/arrivals') && response.ok());

test('a page that was told of nothing while the desk restarted listens again', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Rami Restart', 'sales');
  await page.route('**/arrivals', (route) => route.fulfill({ status: 502 }), { times: 1 });
  const refused = page.waitForResponse((response) => response.status() === 502);
  await page.goto(`${desk.url}/inbox`);
  await refused;
  await expect(await arrival(page, 'Nadim Late')).toBeVisible();
  await page.context().close();
});

test('a page that is only looked at shows what comes in, and its session ends after an hour all the same', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Ida Idle', 'sales');
  const own = "where staff_id = (select id from staff where name = 'Ida Idle')";
  const seenAt = () => Number(inDatabase(desk, `select seen_at from session ${own}`)[0]?.seen_at);
  const setSeen = (minutes: number) => {
    const moment = Date.now() - minutes * 60_000;
    inDatabase(desk, `update session set seen_at = ? ${own}`, moment);
    return moment;
  };
  const listening = isListening(page);
  await page.goto(`${desk.url}/inbox`);
  await listening;
  const before = setSeen(50);
  const shown = await arrival(page, 'Salma Seen');
  await expect(shown).toBeVisible();
  expect(seenAt()).toBe(before);
  await shown.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salma Seen');
  expect(seenAt()).toBeGreaterThan(before);

  const again = isListening(page);
  await page.goto(`${desk.url}/inbox`);
  await again;
  setSeen(61);
  await arrival(page, 'Widad Waits');
  await expect(page.getByRole('button', { name: words.signIn.passkey })).toBeVisible();
  await page.context().close();
});

test('what became of the chosen ones stays said when something comes in', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Basil Bulk', 'sales');
  const listening = isListening(page);
  await page.goto(`${desk.url}/inbox`);
  await listening;
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.inbox.close, exact: true }).click();
  await expect(page.getByText(words.inbox.changed(1))).toBeVisible();
  await expect(await arrival(page, 'Amin Arrives')).toBeVisible();
  await expect(page.getByText(words.inbox.changed(1))).toBeVisible();
  await page.context().close();
});

test('what becomes overdue while a page is only looked at is shown so, and keeps no session alive', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Tala Time', 'sales');
  await (await arrival(page, 'Omar Overdue')).waitFor();
  await page.clock.install();
  const listening = isListening(page);
  await page.goto(desk.url);
  await listening;
  const line = page.getByRole('listitem').filter({ hasText: 'Omar Overdue' });
  await expect(line).toContainText(words.due.by);
  const own = "where staff_id = (select id from staff where name = 'Tala Time')";
  inDatabase(desk, `update session set seen_at = ? ${own}`, Date.now() - 50 * 60_000);
  const seenAt = () => inDatabase(desk, `select seen_at from session ${own}`)[0]?.seen_at;
  const before = seenAt();
  inDatabase(desk, 'update submission set due_at = 1');
  await page.clock.fastForward(6 * 60_000);
  await expect(line).toContainText(words.due.overdue);
  expect(seenAt()).toBe(before);
  await page.context().close();
});
