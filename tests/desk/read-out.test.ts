import { expect, type Page, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { someSubmission } from '../../server/storage/testing/submission.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { arriveAt, joinDesk } from './join-desk.ts';

test.describe.configure({ mode: 'serial' });

let desk: DeskUnderTest;
const named = (name: string) => {
  const submission = someSubmission({ receivedAt: new Date() });
  return { ...submission, fields: { ...submission.fields, name } };
};
test.beforeAll(async () => {
  desk = await startDesk();
  await arriveAt(desk, named('Mona One'), named('Mona Two'), named('Yusuf Three'));
});
test.afterAll(() => desk?.stop());

const main = (page: Page) => page.locator('#main');
const search = (page: Page) => page.getByRole('searchbox');
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a page that is come to by a link is read out, and read on from its beginning', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Rima Reads', 'admin');
  await page.goto(desk.url);
  await page.locator('html[data-ready]').waitFor();
  await follow(page, words.menu.inbox);
  await expect(said(page, words.title(words.inbox.title))).toHaveCount(1);
  await expect(main(page)).toBeFocused();
  await page.getByRole('link', { name: 'Mona One' }).click();
  await expect(said(page, 'NSQ-TEST-')).toHaveCount(1);
  await expect(main(page)).toBeFocused();

  // What a press came to is read out where something stands for it from the beginning, and the button keeps the focus.
  await expect(main(page).getByRole('status')).toHaveCount(1);
  const save = page.getByRole('button', { name: `${words.entry.save}: ${words.entry.owner}` });
  await page.getByRole('combobox', { name: words.entry.owner }).selectOption({ label: 'Rima Reads' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(said(page, words.entry.done.owner)).toHaveCount(1);
  await expect(save).toBeFocused();
  await page.context().close();
});

test('a filter says what it found, leaves the focus, and is come back to from an entry', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Faris Filters', 'admin');
  await page.goto(`${desk.url}/inbox`);
  await page.locator('html[data-ready]').waitFor();
  await search(page).fill('mona');
  await page.keyboard.press('Enter');
  await expect(said(page, words.inbox.shown(2, false))).toHaveCount(1);
  await expect(search(page)).toBeFocused();
  const show = page.getByRole('button', { name: words.inbox.apply });
  await search(page).fill('nobody has this');
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(said(page, words.inbox.empty)).toHaveCount(1);
  await expect(show).toBeFocused();
  await page.goBack();
  await expect(said(page, words.inbox.shown(2, false))).toHaveCount(1);
  await expect(search(page)).toHaveValue('mona');

  await page.getByRole('link', { name: 'Mona Two' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mona Two');
  await main(page).getByRole('link', { name: words.entry.back, exact: true }).click();
  await expect(page).toHaveURL(`${desk.url}/inbox?q=mona`);
  await follow(page, words.inbox.clear);
  await expect(page.getByRole('link', { name: 'Yusuf Three' })).toBeVisible();
  await expect(search(page)).toHaveValue('');
  await expect(main(page)).toBeFocused();

  await page.goto(`${desk.url}/audit?action=opened`);
  await page.locator('html[data-ready]').waitFor();
  await follow(page, words.menu.audit);
  await expect(page.getByText(words.auditActions['signed-in']).last()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('');
  await page.context().close();
});

test('the entry in focus is not behind the bar for those chosen', async ({ browser }) => {
  await arriveAt(desk, ...Array.from({ length: 30 }, (_, i) => named(`Row ${i}`)));
  const { page } = await joinDesk(desk, browser, 'Badr Bar', 'admin');
  await page.goto(`${desk.url}/inbox`);
  await page.locator('html[data-ready]').waitFor();
  const bar = page.getByRole('button', { name: words.inbox.assign, exact: true });
  for (let i = 0; i < 25; i += 1) {
    await page.keyboard.press('j');
    const line = await page.locator('a[data-entry]:focus').boundingBox();
    const over = await bar.locator('..').boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  }
  await page.context().close();
});
