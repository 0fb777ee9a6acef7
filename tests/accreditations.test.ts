import assert from 'node:assert/strict';
import { bothSizes, describe, hydrated, test } from './browser.ts';

describe('Accreditations', () => {
  test('a visitor walks through the certificates', bothSizes, async ({ visit, onPhone }) => {
    const page = await visit('/accreditations', { reducedMotion: 'no-preference' });
    assert.equal(await page.title(), 'NASAQ | Accreditations: ISO certificates and Dubai approvals');
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
    assert.equal(await shown.count(), onPhone ? 1 : 3);
    const first = await shown.first().getAttribute('aria-label');
    await carousel.getByRole('button', { name: /next/i }).click();
    await carousel.locator(`[role="group"][aria-label="${first}"][inert]`).waitFor({ state: 'attached' });
    await carousel.getByRole('button', { name: /previous/i }).click();
    await carousel.locator(`[role="group"][aria-label="${first}"]:not([inert])`).waitFor();

    // One that is no longer held says so, and what came after it.
    const former = carousel.locator('article', { hasText: 'OHSAS 18001' });
    assert.match((await former.textContent()) ?? '', /Held.*11 March 2014 to 14 September 2020/);
    assert.match((await former.textContent()) ?? '', /when ISO 45001 succeeded it/);

    await page.getByRole('main').getByRole('link', { name: 'View Gallery' }).click();
    await page.waitForURL('**/gallery');
    await page.context().close();
  });

  test(
    'a buyer finds the approvals of the authorities with numbers and dates',
    bothSizes,
    async ({ visit }) => {
      const page = await visit('/accreditations');
      const approvals = page.getByRole('region', { name: 'Who approves our work' }).getByRole('listitem');
      assert.equal(await approvals.count(), 9);
      for (const approval of await approvals.all()) {
        assert.match((await approval.textContent()) ?? '', /Number[A-Z]+ \d{7}Valid until/);
        assert.match((await approval.locator('time').getAttribute('datetime')) ?? '', /^20\d\d-\d\d-\d\d$/);
      }
    },
  );
});
