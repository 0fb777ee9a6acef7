import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { bothSizes, describe, hydrated, test, type Visit } from './browser.ts';
import { holdBack } from './hold-back.ts';

/** Has followed a link to the careers page, which comes when the returned function is called. */
async function onTheWay(visit: Visit): Promise<{ page: Page; arrive: () => Promise<void> }> {
  const page = await visit('/faqs');
  await hydrated(page);
  const release = await holdBack(page, /\.data\?/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  const arrive = async () => {
    release();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Careers');
    // The focus would be moved after the page is shown.
    await page.waitForFunction(() => document.querySelector('[role="status"]')?.textContent !== '');
  };
  return { page, arrive };
}

describe('What a visitor opens while the next page comes stays open: ', () => {
  test('the search, and who types in it types on', bothSizes, async ({ visit }) => {
    const { page, arrive } = await onTheWay(visit);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('chil');
    await arrive();
    await page.keyboard.press('l');
    await page.getByRole('option', { name: 'Chiller Service' }).waitFor();
    assert.equal(await box.inputValue(), 'chill');
  });

  test('the menu of small screens', { tag: '@phone' }, async ({ visit }) => {
    const { page, arrive } = await onTheWay(visit);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.waitFor();
    await arrive();
    assert.ok(await menu.isVisible());
  });

  test('a submenu, and the keyboard goes on in it', async ({ visit }) => {
    const { page, arrive } = await onTheWay(visit);
    await page.getByRole('button', { name: 'About Us' }).press('Enter');
    await page.locator('#menu-about:popover-open').waitFor();
    await arrive();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('href')), '/who-we-are');
  });

  test('the company video', async ({ visit }) => {
    const { page, arrive } = await onTheWay(visit);
    await page.getByRole('link', { name: 'Watch our video' }).click();
    const film = page.locator('dialog video');
    await film.waitFor();
    await arrive();
    assert.ok(await film.isVisible());
  });
});
