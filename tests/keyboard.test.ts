import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test as base, bothSizes, describe, hydrated, type Visit } from './browser.ts';
import { walkWithTab } from './focus-walk.ts';
import { cv, field, formCases, readReference, theForm } from './form-cases.ts';

const test = base.extend<{ arrive: Visit }>({
  arrive: ({ visit }, use) =>
    use(async (path, options) => {
      const page = await visit(path, options);
      await hydrated(page);
      return page;
    }),
});

/** Together they hold every kind of control; what is around the page is walked on the first alone. */
const pages = [
  ['/', 'body'],
  ['/gallery', 'main'],
  ['/accreditations', 'main'],
  ['/contact-us', 'main'],
  ['/careers', 'main'],
  ['/faqs', 'main'],
  ['/services', 'main'],
  ['/client-portfolio', 'main'],
  ['/service/hard-services', 'main'],
] as const;

const hasFocus = async (locator: Locator) => {
  const element = await locator.elementHandle();
  await locator.page().waitForFunction((wanted) => document.activeElement === wanted, element);
};

/** Presses Tab until the control has the focus: it can be reached, and by Tab alone. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const element = await control.elementHandle();
  for (let press = 0; press < 150; press += 1) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${control}`);
}

/** Where Tab goes on from, so that a test need not walk through the header every time. */
const startAt = (place: Locator) =>
  place.evaluate((element) => {
    element.setAttribute('tabindex', '-1');
    if (element instanceof HTMLElement) element.focus();
  });

describe('With the keyboard alone', bothSizes, () => {
  test('Tab leads to every control in order, each shows that it has the focus, and none is covered', async ({
    arrive,
  }) => {
    const page = await arrive('/');
    const faults: string[] = [];
    for (const [path, root] of pages) {
      if (path !== '/') await page.goto(path);
      await hydrated(page);
      faults.push(...(await walkWithTab(page, root)).map((fault) => `${path}: ${fault}`));
    }
    assert.deepEqual(faults, []);
  });

  test('the film, the regions and the banner of the home page answer', async ({ arrive }) => {
    const page = await arrive('/');
    const region = page.locator('[data-region="ajman"]');
    await startAt(page.getByRole('region', { name: 'Regions', exact: true }));
    await tabTo(page, region.locator('summary'));
    await page.keyboard.press('Space');
    await page.locator('[data-region="ajman"][open]').waitFor();
    assert.equal(await page.locator('details[name="regions"][open]').count(), 1);

    const carousel = page.locator('[aria-roledescription="carousel"]').first();
    await startAt(carousel);
    await tabTo(page, carousel.getByRole('button', { name: 'Slide 3 of 6' }));
    await page.keyboard.press('Enter');
    await carousel.locator('[aria-label="3 of 6"]:not([inert])').waitFor();
    await tabTo(page, carousel.locator('[aria-label="3 of 6"] a'));

    const film = page.getByRole('link', { name: 'Watch our video' });
    await startAt(page.getByRole('complementary', { name: 'Shortcuts' }));
    await tabTo(page, film);
    await page.keyboard.press('Enter');
    await page.locator('dialog video').waitFor();
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await page.locator('dialog video').waitFor({ state: 'detached' });
    await hasFocus(film);
  });

  test('the menu of a phone and the theme toggle of a desktop answer', async ({ arrive, onPhone }) => {
    const page = await arrive('/faqs');
    if (!onPhone) {
      const toggle = page.getByRole('button', { name: 'Dark theme' });
      await tabTo(page, toggle);
      await page.keyboard.press('Space');
      assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
      return;
    }
    await tabTo(page, page.getByRole('button', { name: 'Open the menu' }));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.waitFor();
    await tabTo(page, menu.locator('summary').last());
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Careers' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/careers');
    await menu.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  test('a set of pictures is chosen, a picture is opened, turned over and closed', async ({ arrive }) => {
    const page = await arrive('/gallery');
    await startAt(page.getByRole('main'));
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab').nth(1).and(page.locator('[aria-selected="true"]')).waitFor();
    const panel = page.locator('[role="tabpanel"][data-active]');
    const second = panel.locator('li a').nth(1);
    await tabTo(page, second);
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog');
    await box.getByText(/^2 of /).waitFor();
    await tabTo(page, box.getByRole('button', { name: 'Next picture' }));
    await page.keyboard.press('Space');
    await box.getByText(/^3 of /).waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    await hasFocus(second);
  });

  test('an application is written, a file is chosen, and all is sent', async ({ arrive }) => {
    const career = formCases.find(({ path }) => path === '/careers') ?? assert.fail();
    const page = await arrive(career.path);
    const form = theForm(page, career);
    // Asked for well ahead: the browser must know before the key that the test, not a window, will answer.
    const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
    await startAt(page.getByRole('main'));
    for (const [label, value] of Object.entries(career.typed)) {
      const control = field(form, label);
      await tabTo(page, control);
      if (label === 'CV') {
        await page.keyboard.press('Space');
        await (await chooser).setFiles(cv);
      } else if (label === 'Position') {
        await page.keyboard.press('Space');
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        assert.equal(await control.inputValue(), value);
      } else await page.keyboard.insertText(value);
    }
    await tabTo(page, form.getByRole('button', { name: career.button }));
    await page.keyboard.press('Enter');
    await readReference(form, career);
  });
});
