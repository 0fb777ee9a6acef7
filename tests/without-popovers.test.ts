import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { describe, hydrated, phone, test, type Visit } from './browser.ts';
import { holdBack } from './hold-back.ts';

/** Takes popovers away: properties and methods, the selector that only a forgiving list may hold, the events of dialogs. */
function forgetPopovers(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  for (const name of ['popoverTargetElement', 'popoverTargetAction'])
    Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  for (const [owner, name] of [
    [Element.prototype, 'matches'],
    [Document.prototype, 'querySelector'],
  ] as const) {
    const known = Reflect.get(owner, name) as (this: unknown, selector: string) => unknown;
    Reflect.set(owner, name, function (this: unknown, selector: string) {
      if (/(?<!:is\([^()]*):popover-open/.test(selector)) throw new DOMException(selector, 'SyntaxError');
      return known.call(this, selector);
    });
  }
  for (const type of ['beforetoggle', 'toggle'])
    addEventListener(
      type,
      (event) => event.target instanceof HTMLDialogElement && event.stopPropagation(),
      true,
    );
}

/** A page in a browser that does not know popovers; its scripts come when the test says so. */
async function inOldBrowser(visit: Visit, path: string, viewport?: typeof phone) {
  // The page's rules are no longer those whose hash its policy knows.
  const page = await visit('about:blank', { bypassCSP: true, ...(viewport && { viewport }) });
  await page.addInitScript(forgetPopovers);
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(' popover="auto"', '').replaceAll(':popover-open', ':unheard-of'),
    });
  });
  // Asked before the handler above.
  const release = await holdBack(page, '**/*.js');
  await page.goto(path);
  return {
    page,
    wake: () => {
      release();
      return hydrated(page);
    },
  };
}

const submenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name });

describe('In a browser without popovers', () => {
  test('the menu of a phone opens before the script, leads to a page, and lets go of the one behind it', async ({
    visit,
  }) => {
    const { page, wake } = await inOldBrowser(visit, '/faqs', phone);
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    const open = page.getByRole('button', { name: 'Open the menu' });
    await open.click();
    await menu.waitFor();
    await wake();
    for (const name of ['Services', 'Contact Us'])
      await menu.locator('summary', { hasText: name }).first().click();
    await menu.getByRole('link', { name: 'Careers' }).waitFor();
    assert.equal(await page.locator('[inert]').count(), 0, 'the browser holds the page by itself');
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await menu.waitFor({ state: 'hidden' });

    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await open.click();
    await menu.getByRole('link', { name: 'Careers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
    assert.equal(await page.evaluate(() => 'samePage' in window), true);
  });

  test('the search opens by its button and by its key, finds, and is empty the next time', async ({
    visit,
  }) => {
    const { page, wake } = await inOldBrowser(visit, '/faqs');
    await wake();
    const search = page.getByRole('dialog', { name: 'Search' });
    const field = search.getByRole('combobox');
    await page.keyboard.press('/');
    await field.fill('chil');
    await search.getByRole('option', { name: 'Chiller Service' }).waitFor();
    await search.getByRole('button', { name: 'Close search' }).click();
    await search.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    assert.equal(await field.inputValue(), '');
    assert.equal(await search.getByRole('option').count(), 0);
    await field.fill('chil');
    await search.getByRole('option', { name: 'Chiller Service' }).click();
    await page.waitForURL('**/service/hard-services/chiller');
    await search.waitFor({ state: 'hidden' });
  });

  test('the submenus of a desktop open by click and by keyboard, with and without the script', async ({
    visit,
  }) => {
    const { page, wake } = await inOldBrowser(visit, '/faqs');
    const mission = page.locator('#menu-about').getByRole('link', { name: 'Mission & Vision' });
    const chiller = page.locator('#menu-services').getByRole('link', { name: 'Chiller' });
    const shown = async () => [await mission.isVisible(), await chiller.isVisible()];
    assert.deepEqual(await shown(), [false, false]);
    await submenu(page, 'About Us').click();
    assert.deepEqual(await shown(), [true, false]);
    await wake();
    assert.deepEqual(await shown(), [true, false]);
    await submenu(page, 'Services').click();
    assert.deepEqual(await shown(), [false, true]);
    await chiller.click();
    await page.waitForURL('**/service/hard-services/chiller');
    await page.mouse.move(700, 800);
    await chiller.waitFor({ state: 'hidden' });

    await submenu(page, 'About Us').focus();
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
    assert.ok(await mission.evaluate((link) => link === document.activeElement));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mission-vision');
    await mission.waitFor({ state: 'hidden' });
  });
});
