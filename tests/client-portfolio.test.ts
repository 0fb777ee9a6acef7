import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { bothSizes, describe, test } from './browser.ts';

const shown = (page: Page) => page.locator('li[data-sector]:visible');

async function chooseHotels(page: Page) {
  await page.getByRole('radio', { name: /^All clients/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.ok(await page.getByRole('radio', { name: /^Hotels/ }).isChecked());
  assert.equal(await shown(page).count(), 5);
  assert.equal(await page.locator('li[data-sector="Hotel"]:visible').count(), 5);
  assert.equal(await page.getByRole('status').locator('span:visible').textContent(), '5 clients');
}

describe('Client portfolio', () => {
  test('a visitor sees 37 clients pass by and finds those of one kind', bothSizes, async ({ visit }) => {
    const page = await visit('/client-portfolio');
    assert.equal(await page.title(), 'NASAQ | Client Portfolio: buildings we serve in the UAE');
    const carousel = page.locator('section[aria-roledescription]');
    const settings = await carousel.evaluate((element) => ({ ...(element as HTMLElement).dataset }));
    assert.partialDeepStrictEqual(settings, {
      slides: '37',
      autoplayMs: '500',
      speedMs: '500',
      inView: '4',
      'inView-1023': '3',
      'inView-767': '2',
      'inView-479': '1',
    });
    const logos = await carousel
      .locator('img')
      .evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')));
    assert.equal(new Set(logos).size, 37);

    assert.equal(await page.getByRole('group', { name: 'Type of client' }).getByRole('radio').count(), 10);
    assert.equal(await shown(page).count(), 37);
    await chooseHotels(page);
    await page.locator('label', { hasText: 'All clients' }).click();
    assert.equal(await shown(page).count(), 37);
    assert.equal(await page.getByRole('status').locator('span:visible').textContent(), '37 clients');
    await page.context().close();
  });

  test('every client is of a kind that can be chosen, and the filter works without JavaScript', {
    tag: '@no-script',
  }, async ({ visit }) => {
    const page = await visit('/client-portfolio');
    await chooseHotels(page);
    let found = 0;
    for (const radio of (await page.getByRole('radio').all()).slice(1)) {
      await radio.check();
      found += await shown(page).count();
    }
    assert.equal(found, 37);
    await page.context().close();
  });
});
