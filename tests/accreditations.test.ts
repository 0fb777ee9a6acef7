import assert from 'node:assert/strict';
import { describe, desktop, hydrated, phone, test } from './browser.ts';

describe('Accreditations', () => {
  for (const [name, viewport, inView] of [
    ['phone', phone, 1],
    ['desktop', desktop, 3],
  ] as const)
    test(`a visitor walks through the certificates (${name})`, async ({ visit }) => {
      const page = await visit('/accreditations', { viewport, reducedMotion: 'no-preference' });
      assert.equal(await page.title(), 'NASAQ | Accreditations');
      const carousel = page.locator('section[aria-roledescription]');
      const settings = await carousel.evaluate((element) => ({ ...(element as HTMLElement).dataset }));
      assert.partialDeepStrictEqual(settings, {
        slides: '9',
        inView: '3',
        'inView-1024': '2',
        'inView-768': '1',
      });
      const titles = await carousel.locator('h3').allTextContents();
      assert.deepEqual(titles.slice(0, 3), ['ISO 9001:2015', 'ISO 14001:2015', 'OHSAS 18001:2007']);
      assert.equal(await carousel.getByText('Issued by').count(), 9);
      assert.equal(await carousel.locator('time').first().textContent(), '20 May 2019');

      await hydrated(page);
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('button', { name: /pause|stop/i }).click();
      const shown = carousel.locator('[role="group"][aria-label$="of 9"]:not([inert])');
      assert.equal(await shown.count(), inView);
      const first = await shown.first().getAttribute('aria-label');
      await carousel.getByRole('button', { name: /next/i }).click();
      await carousel.locator(`[role="group"][aria-label="${first}"][inert]`).waitFor({ state: 'attached' });
      await carousel.getByRole('button', { name: /previous/i }).click();
      await carousel.locator(`[role="group"][aria-label="${first}"]:not([inert])`).waitFor();

      await page.getByRole('main').getByRole('link', { name: 'View Gallery' }).click();
      await page.waitForURL('**/gallery');
      await page.context().close();
    });
});
