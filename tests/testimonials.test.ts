import assert from 'node:assert/strict';
import { bothSizes, describe, hydrated, test } from './browser.ts';

describe('Testimonials', () => {
  test(
    'a visitor reads thirteen reviews, the case study and the figures',
    bothSizes,
    async ({ visit, onPhone }) => {
      const page = await visit('/testimonials', { reducedMotion: 'no-preference' });
      assert.equal(await page.title(), 'NASAQ | Testimonials from clients in Dubai and the UAE');
      assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Testimonials');
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      assert.equal(await crumbs.getByRole('listitem').count(), 2);
      assert.equal(await crumbs.locator('[aria-current="page"]').textContent(), 'Testimonials');
      await page.getByRole('heading', { level: 2, name: 'Google Reviews' }).waitFor();
      await page
        .getByText('Feedback That Drives Us: Insights from Our Satisfied Clients', { exact: true })
        .waitFor();

      const carousel = page.locator('section[aria-roledescription][aria-label="Google Reviews"]');
      const settings = await carousel.evaluate((element) => ({ ...(element as HTMLElement).dataset }));
      assert.partialDeepStrictEqual(settings, {
        slides: '13',
        autoplayMs: '3000',
        speedMs: '500',
        inView: '3',
        'inView-1024': '2',
        'inView-768': '1',
      });
      assert.equal(await carousel.locator('[role="img"][aria-label="5 out of 5 stars"]').count(), 13);
      assert.equal(await carousel.locator('svg[data-filled="true"]').count(), 13 * 5);

      await hydrated(page);
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('button', { name: /pause|stop/i }).click();
      const shown = carousel.locator('[role="group"][aria-label$="of 13"]:not([inert])');
      assert.equal(await shown.count(), onPhone ? 1 : 3);
      const first = await shown.first().getAttribute('aria-label');
      await carousel.getByRole('button', { name: /next/i }).click();
      await carousel.locator(`[role="group"][aria-label="${first}"][inert]`).waitFor({ state: 'attached' });
      await carousel.getByRole('button', { name: /previous/i }).click();
      await carousel.locator(`[role="group"][aria-label="${first}"]:not([inert])`).waitFor();

      await page.getByText('Featured Case Study', { exact: true }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Facilities Management Company' }).waitFor();
      const studies = page.getByRole('region', { name: 'Facilities Management Company' });
      assert.deepEqual(await studies.getByRole('heading', { level: 3 }).allTextContents(), [
        'Prismara Towers',
        'Brightwadi School',
        'Kargata Logistics Park',
      ]);
      assert.deepEqual(await studies.locator('strong').allTextContents(), ['60%', '3 days', '6 min']);
      const gallery = page.getByRole('main').getByRole('link', { name: 'View Gallery' });
      assert.equal(await gallery.getAttribute('href'), '/gallery');
      for (const [figure, what] of [
        ['19+', 'Years of operation'],
        ['350+', 'Projects'],
        ['1,000+', 'Employees'],
        ['150+', 'Clients'],
      ] as const)
        assert.ok((await page.locator('dl > div', { hasText: what }).last().textContent())?.includes(figure));

      const clients = page.locator('section[aria-roledescription][data-slides="8"]');
      assert.equal(await clients.getAttribute('data-in-view'), '3');
      assert.equal(await clients.getAttribute('data-autoplay-ms'), '500');
      await gallery.click();
      await page.waitForURL('**/gallery');
      await page.context().close();
    },
  );
});
