import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { groups, umbrella } from '../content/model/services.ts';
import { bothSizes, describe, hydrated, phone, test } from './browser.ts';

describe('Services overview', () => {
  const anchors = [
    'ifm-services',
    'hard-services',
    'soft-services',
    'security-services',
    'specialized-services',
  ];

  const nav = (page: Page) => page.getByRole('navigation', { name: 'Service groups' });

  const marked = (page: Page, anchor: string) =>
    nav(page).locator(`a[href="#${anchor}"][aria-current="location"]`).waitFor();

  /** Where the first heading of a section is seen, and where the bars above it end. */
  const landing = (page: Page, anchor: string) =>
    page.evaluate((id) => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return {
        heading: box(`#${id} h2`)?.top ?? 0,
        bars: Math.max(box('header')?.bottom ?? 0, box(`nav:has([href="#${id}"])`)?.bottom ?? 0),
        window: innerHeight,
      };
    }, anchor);

  test('the overview’s first slide can be read before the second comes', async ({ visit }) => {
    const page = await visit('/services', { reducedMotion: 'no-preference' });
    const first = page.locator('main [aria-roledescription="slide"]').first();
    await expect(first).toHaveAttribute('inert');
    assert.ok((await page.evaluate(() => performance.now())) >= 4000);
  });

  test('the overview says what is delivered, group by group', async ({ visit }) => {
    const page = await visit('/services');
    await hydrated(page);
    assert.equal(await page.title(), 'NASAQ | Facilities management services in Dubai');
    assert.deepEqual(await page.locator('h1').allInnerTexts(), ['What We Deliver']);
    assert.equal(await page.getByText('Where Quality Meets Commitment', { exact: true }).count(), 1);
    assert.deepEqual(await page.locator('main nav').first().locator('li').allInnerTexts(), [
      'Home',
      'Services',
    ]);

    const banner = page.locator('main [aria-roledescription="carousel"]').first();
    assert.deepEqual(
      await banner.evaluate(({ dataset }) => [dataset.slides, dataset.autoplayMs, dataset.speedMs]),
      ['3', '1000', '500'],
    );

    assert.deepEqual(
      await nav(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      anchors.map((anchor) => `#${anchor}`),
    );
    const cards = (anchor: string) =>
      page
        .locator(`#${anchor} article a`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    assert.deepEqual(
      await cards('ifm-services'),
      groups.map(({ slug }) => `/service/${slug}`),
    );
    for (const group of groups)
      assert.deepEqual(
        await cards(group.slug),
        group.services.map((slug) => `/service/${group.slug}/${slug}`),
      );
    const count = groups.flatMap((group) => [...group.services]).length;
    assert.equal(await page.getByText('Find out more', { exact: true }).count(), groups.length + count);

    assert.deepEqual(await page.locator('main dl dt').allInnerTexts(), [
      'Years of operation',
      'Projects',
      'Employees',
      'Clients',
    ]);
    const partners = page.getByRole('region', { name: 'Our valued partners' });
    assert.deepEqual(
      await partners.evaluate(({ dataset }) => [dataset.slides, dataset.autoplayMs, dataset.inView]),
      ['8', '500', '4'],
    );

    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const types = JSON.parse(data ?? '')['@graph'].map((thing: { '@type': string }) => thing['@type']);
    assert.deepEqual(types, ['WebPage', 'Service', 'BreadcrumbList']);
  });

  test('the nav follows the reader', bothSizes, async ({ visit }) => {
    const page = await visit('/services');
    await hydrated(page);
    assert.equal(await nav(page).locator('[aria-current]').count(), 0);
    for (const anchor of [...anchors.slice(1), 'ifm-services']) {
      await nav(page).locator(`a[href="#${anchor}"]`).click();
      await marked(page, anchor);
      assert.equal(await nav(page).locator('[aria-current]').count(), 1);
      assert.equal(new URL(page.url()).hash, `#${anchor}`);
      const { heading, bars, window } = await landing(page, anchor);
      assert.ok(
        heading > bars && heading < window / 2,
        `${anchor}: heading at ${heading}, bars end at ${bars}`,
      );
    }
    await page.locator('#security-services article').first().scrollIntoViewIfNeeded();
    await page.locator('#security-services').evaluate((section) => section.scrollIntoView());
    await marked(page, 'security-services');
    assert.ok(
      await nav(page)
        .locator('[aria-current]')
        .evaluate((pill) => {
          const { left, right } = pill.getBoundingClientRect();
          return left >= 0 && right <= document.documentElement.clientWidth;
        }),
      'the marked pill is in sight',
    );
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
    );
  });

  test('the banner stands 140 px below the top of its ground in windows up to 768 px, under any name', async ({
    visit,
  }) => {
    const page = await visit('/services', { viewport: phone });
    const names = [umbrella.slug, ...groups.map(({ slug }) => slug)];
    for (const width of [320, 360, 390, 768])
      for (const prefix of ['', '/ar'])
        for (const path of ['/services', ...names.map((slug) => `/service/${slug}`)]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(prefix + path);
          const above = await page
            .locator('main [aria-roledescription]')
            .first()
            .evaluate((carousel) => {
              const ground = document.querySelector('main > *')?.getBoundingClientRect().top ?? 0;
              return carousel.getBoundingClientRect().top - ground;
            });
          assert.equal(Math.round(above), 140, `${prefix}${path} at ${width} px`);
        }
  });

  test('the banner’s words begin 200 px below its top in wider windows', async ({ visit }) => {
    for (const path of ['/services', '/service/hard-services', '/service/specialized-services'])
      for (const width of [769, 1024, 1440]) {
        const page = await visit(path, { viewport: { width, height: 900 } });
        const above = await page
          .locator('main [aria-roledescription="slide"]')
          .first()
          .evaluate((slide) => {
            const words = slide.querySelector('h2')?.getBoundingClientRect().top ?? 0;
            return words - slide.getBoundingClientRect().top;
          });
        assert.equal(Math.round(above), 200, `${path} at ${width} px`);
        await page.context().close();
      }
  });

  test('a link from another page lands on its section', async ({ visit }) => {
    const page = await visit('/services#security-services');
    await hydrated(page);
    await marked(page, 'security-services');
    const { heading, bars, window } = await landing(page, 'security-services');
    assert.ok(heading > bars && heading < window / 2);
  });
});
