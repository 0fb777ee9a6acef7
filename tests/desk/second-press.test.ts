import { expect, type Locator, type Page, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { someSubmission } from '../../server/storage/testing/submission.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { arriveAt, inDatabase, joinDesk } from './join-desk.ts';

test.describe.configure({ mode: 'serial' });

let desk: DeskUnderTest;
const entry = someSubmission({ receivedAt: new Date() });
test.beforeAll(async () => {
  desk = await startDesk();
  await arriveAt(desk, entry);
});
test.afterAll(() => desk?.stop());

/** An impatient administrator, whose answers are long in coming. */
async function impatient(page: Page) {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      await new Promise((resolve) => setTimeout(resolve, 400));
      return answer;
    };
  });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return {
    async open(path: string) {
      await page.goto(desk.url + path);
      await page.locator('html[data-ready]').waitFor();
    },
    async press(button: Locator, came: Locator) {
      posts.length = 0;
      await button.dblclick();
      await page.keyboard.press('Enter');
      // What came may have stood there before.
      await expect.poll(() => posts.length).toBeGreaterThan(0);
      await expect(came).toBeVisible();
      expect(posts).toHaveLength(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  };
}

test('whoever presses twice sends once, and sees what came of it', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Tala Twice', 'admin');
  const { open, press } = await impatient(page);
  const button = (name: string) => page.getByRole('button', { name });

  await open(`/entries/${entry.reference}`);
  await page.getByRole('combobox', { name: words.entry.status }).selectOption('in-hand');
  const save = button(`${words.entry.save}: ${words.entry.status}`);
  await press(save, page.getByText('New → In hand'));
  await expect(page.getByText(words.entry.done.status)).toBeVisible();
  await expect(save).toBeFocused();
  await page.getByRole('textbox', { name: words.entry.note }).fill('Rang at noon.');
  await press(button(words.entry.addNote), page.getByText(words.auditActions.noted));
  await expect(page.getByText('Rang at noon.')).toHaveCount(1);

  await open('/staff');
  await page.getByRole('textbox', { name: words.staff.name }).fill('Nadia New');
  await page.getByRole('textbox', { name: words.staff.email }).fill('nadia@nasaq.example');
  await press(button(words.staff.addButton), page.getByText(`${desk.url}/invitation/`));
  await expect(page.getByRole('textbox', { name: words.staff.name })).toHaveValue('');
  const address = await page.getByText(`${desk.url}/invitation/`).textContent();
  await press(
    button(`${words.staff.invite}: Nadia New`),
    page.getByText(`${desk.url}/invitation/`).filter({ hasNotText: String(address) }),
  );
  const works = await page.request.get(String(await page.getByText('/invitation/').textContent()));
  expect(works.status()).toBe(200);

  const mail = `${entry.id}.team`;
  inDatabase(desk, "update mail set status = 'dead', sent_at = null where id = ?", mail);
  await open(`/mail/${mail}`);
  await press(button(words.mails.retry), page.getByRole('heading', { name: words.mails.title, level: 1 }));

  await open('/privacy');
  await page.getByRole('textbox', { name: words.privacy.sought }).fill(entry.reference);
  await press(button(words.privacy.findButton), page.getByRole('checkbox'));
  await page.getByRole('checkbox').check();
  await press(button(words.privacy.eraseButton(1)), page.getByText(words.privacy.erased(1)));
  await page.context().close();
});
