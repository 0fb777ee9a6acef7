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

const status = (page: Page) => page.getByRole('combobox', { name: words.entry.status });
const owner = (page: Page) => page.getByRole('combobox', { name: words.entry.owner });
const note = (page: Page) => page.getByRole('textbox', { name: words.entry.note });
const saveStatus = (page: Page) =>
  page.getByRole('button', { name: `${words.entry.save}: ${words.entry.status}` });
const saveOwner = (page: Page) =>
  page.getByRole('button', { name: `${words.entry.save}: ${words.entry.owner}` });
const addNote = (page: Page) => page.getByRole('button', { name: words.entry.addNote });

/** A colleague with a new entry before them. */
async function atNewEntry(...args: Parameters<typeof joinDesk>) {
  const { page } = await joinDesk(...args);
  const entry = someSubmission({ receivedAt: new Date() });
  await arriveAt(desk, entry);
  await page.goto(`${desk.url}/entries/${entry.reference}`);
  await page.locator('html[data-ready]').waitFor();
  return { page, entry };
}

test('what is chosen and typed on one entry is not on the next of the same person', async ({ browser }) => {
  const { page } = await joinDesk(desk, browser, 'Dana Draft', 'sales');
  const fields = { name: 'Mona Twice', email: 'mona@example.com', message: 'A quote, please.' };
  const [first, second] = [
    someSubmission({ fields }),
    someSubmission({ fields: { ...fields, name: 'M. T.' } }),
  ];
  await arriveAt(desk, first, second);
  await page.goto(`${desk.url}/entries/${first.reference}`);
  await page.locator('html[data-ready]').waitFor();
  await status(page).selectOption('lost');
  await owner(page).selectOption({ label: 'Dana Draft' });
  await note(page).fill('Not for the other one.');
  await page.getByRole('link', { name: 'M. T.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M. T.');
  await expect(status(page)).toHaveValue('new');
  await expect(owner(page)).toHaveValue('');
  await expect(note(page)).toHaveValue('');
  await page.context().close();
});

test('saving one thing leaves the other choice and the draft as they are', async ({ browser }) => {
  const { page, entry } = await atNewEntry(desk, browser, 'Sami Saves', 'sales');
  await status(page).selectOption('answered');
  await owner(page).selectOption({ label: 'Sami Saves' });
  await note(page).fill('A long story.');
  await saveStatus(page).click();
  await expect(page.getByText('New → Answered')).toBeVisible();

  const { page: other } = await joinDesk(desk, browser, 'Nora Notes', 'sales');
  await other.goto(`${desk.url}/entries/${entry.reference}`);
  await note(other).fill('Rang at noon.');
  await addNote(other).click();
  await expect(other.getByText('Rang at noon.')).toBeVisible();

  await saveOwner(page).click();
  await expect(page.getByText('Rang at noon.')).toBeVisible();
  await expect(note(page)).toHaveValue('A long story.');
  await addNote(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'A long story.' })).toBeVisible();
  await expect(note(page)).toHaveValue('');
  await page.reload();
  await expect(status(page)).toHaveValue('answered');
  await expect(owner(page).getByRole('option', { selected: true })).toHaveText('Sami Saves');
  await other.context().close();
  await page.context().close();
});

test('what could not be sent stands there still, and is kept once when it is sent again', async ({
  browser,
}) => {
  const { page } = await atNewEntry(desk, browser, 'Omar Offline', 'sales');
  const unsent = page.getByRole('alert').filter({ hasText: words.problem.unsent });
  await status(page).selectOption('won');
  await note(page).fill('Typed in a lift.');
  await page.context().setOffline(true);
  await addNote(page).click();
  await expect(unsent).toBeVisible();
  await page.context().setOffline(false);

  await page.route('**/entries/*.data*', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await addNote(page).click();
  await expect(unsent).toBeVisible();
  await expect(note(page)).toHaveValue('Typed in a lift.');
  await expect(status(page)).toHaveValue('won');

  // The server has it, but its answer is lost on the way.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      await fetch(...asked);
      throw new TypeError('lost');
    };
    Object.assign(window, { mend: () => Object.assign(window, { fetch }) });
  });
  const mend = () => page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  const loseAnswer = async (press: () => Promise<void>) => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await press();
    await answered;
    await expect(unsent).toBeVisible();
  };
  await loseAnswer(() => addNote(page).click());
  await loseAnswer(() => saveStatus(page).click());
  await mend();
  await addNote(page).click();
  await expect(page.getByText(words.entry.done.note)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Typed in a lift.' })).toHaveCount(1);
  await expect(note(page)).toHaveValue('');
  await page.context().close();
});

test('what is typed while a note is on its way is the beginning of the next one', async ({ browser }) => {
  const { page } = await atNewEntry(desk, browser, 'Tariq Types', 'sales');
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/entries/*.data*', async (route) => {
    await mayGo;
    await route.continue();
  });
  await note(page).fill('Rang twice.');
  await addNote(page).click();
  await expect(addNote(page)).toHaveAttribute('aria-disabled', 'true');
  await note(page).fill('And then');
  letGo();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rang twice.' })).toHaveCount(1);
  await expect(page.getByText(words.entry.done.note)).toBeVisible();
  await expect(note(page)).toHaveValue('And then');
  await page.context().close();
});

test('who loses the connection on any other page keeps what was filled in, found and chosen there', async ({
  browser,
}) => {
  const { page } = await joinDesk(desk, browser, 'Amal Away', 'admin');
  const entry = someSubmission({ receivedAt: new Date() });
  await arriveAt(desk, entry);
  const unsent = page.getByRole('alert').filter({ hasText: words.problem.unsent });
  const at = async (path: string) => {
    await page.goto(desk.url + path);
    await page.locator('html[data-ready]').waitFor();
  };
  const withoutConnection = async (press: () => Promise<void>) => {
    await page.context().setOffline(true);
    await press();
    await expect(unsent).toBeInViewport();
    await page.context().setOffline(false);
  };

  await at('/privacy');
  const erase = page.getByRole('button', { name: words.privacy.eraseButton(1) });
  await page.getByRole('textbox', { name: words.privacy.sought }).fill(entry.reference);
  const find = page.getByRole('button', { name: words.privacy.findButton });
  await withoutConnection(() => find.click());
  await find.click();
  await page.getByRole('checkbox', { name: words.privacy.sure }).check();
  await withoutConnection(() => erase.click());
  await expect(page.getByRole('checkbox', { name: words.privacy.sure })).toBeChecked();
  await erase.click();
  await expect(page.getByText(words.privacy.erased(1))).toBeVisible();
  await expect(unsent).toHaveCount(0);

  await at('/staff');
  const name = page.getByRole('textbox', { name: words.staff.name });
  await name.fill('Noor New');
  await page.getByRole('textbox', { name: words.staff.email }).fill('noor.new@nasaq.example');
  const add = page.getByRole('button', { name: words.staff.addButton });
  await withoutConnection(() => add.click());
  await expect(name).toHaveValue('Noor New');
  await add.click();
  await expect(page.getByText(words.staff.invitation('Noor New'))).toBeVisible();
  await expect(name).toHaveValue('');

  await arriveAt(desk, someSubmission({ receivedAt: new Date() }));
  await at('/inbox');
  const box = page.getByRole('main').getByRole('checkbox').first();
  const close = page.getByRole('button', { name: words.inbox.close });
  await box.check();
  await withoutConnection(() => close.click());
  await expect(box).toBeChecked();
  await close.click();
  await expect(page.getByText(words.inbox.changed(1))).toBeVisible();

  await at('/account');
  const remove = page.getByRole('button', { name: words.account.removePasskey });
  await withoutConnection(() => remove.click());
  await remove.click();
  await expect(page.getByRole('alert')).toHaveText(words.account.lastPasskey);
  await page.context().close();
});

test('an owner who has left meanwhile is said to have left', async ({ browser }) => {
  const { page } = await atNewEntry(desk, browser, 'Lina Looks', 'sales');
  await desk.invite('Gone Already', 'sales');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await owner(page).selectOption({ label: 'Gone Already' });
  inDatabase(desk, "update staff set removed_at = 1 where name = 'Gone Already'");
  await saveOwner(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.entry.noOwner);
  await page.context().close();
});
