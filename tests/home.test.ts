import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { bothSizes, describe, hydrated, test } from './browser.ts';

const banner = (page: Page) => page.locator('[aria-roledescription="carousel"]').first();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

describe('the home page', bothSizes, () => {
  test('leads to six places from its banner, and shows one picture before it moves', async ({
    visit,
    onPhone,
  }) => {
    const page = await visit('about:blank');
    const heroes: string[] = [];
    let beforeLoad: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/heroes/')) heroes.push(request.url());
    });
    page.once('load', () => {
      beforeLoad = [...heroes];
    });
    await page.goto('/');

    const crop = onPhone ? '-tall' : '-wide';
    assert.ok(beforeLoad.length > 0);
    for (const url of beforeLoad) assert.match(url, new RegExp(`/heroes/ifm${crop}`));
    const first = banner(page).locator('img').first();
    assert.ok((await first.evaluate((image: HTMLImageElement) => image.currentSrc)).includes(crop));

    const links = banner(page).getByRole('link', { name: 'Get Started', includeHidden: true });
    assert.deepEqual(await hrefs(links), [
      '/service/ifm-services',
      '/service/hard-services',
      '/service/soft-services',
      '/service/security-services',
      '/service/specialized-services',
      '/sustainability',
    ]);
    assert.equal(await page.locator('h1').count(), 1);

    await hydrated(page);
    assert.equal(await banner(page).getAttribute('data-autoplay-ms'), '3000');
    assert.equal(await banner(page).getAttribute('data-speed-ms'), '500');
    assert.equal(await banner(page).getAttribute('data-in-view'), '1');
    await page.locator('[data-moving="fade"]').waitFor();
    await banner(page).getByRole('button', { name: 'Slide 6 of 6' }).click();
    await banner(page).locator('[aria-label="6 of 6"]:not([inert]) a').click();
    await page.waitForURL('**/sustainability');
  });

  test('has a clear header that turns solid after 100 px, and banner words gone at 500', async ({
    visit,
  }) => {
    const page = await visit('/', { reducedMotion: 'no-preference' });
    await hydrated(page);
    const header = page.locator('header').first();
    const ground = () => header.evaluate((element) => getComputedStyle(element, '::before').opacity);
    const groundTurns = (opacity: string) =>
      page.waitForFunction(
        (wanted) =>
          getComputedStyle(document.querySelector('header') as Element, '::before').opacity === wanted,
        opacity,
      );
    await scrollPage(page, 100);
    await page.locator('header:not([data-scrolled])').waitFor();
    assert.equal(await ground(), '0');
    await scrollPage(page, 101);
    await page.locator('header[data-scrolled="true"]').waitFor();
    await groundTurns('1');

    const fading = page.locator('[data-fading]').first();
    const opacityAt = async (top: number) => {
      await scrollPage(page, top);
      // Two frames: one for the scrolling, one for what follows it.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      return Number(await fading.evaluate((element) => getComputedStyle(element).opacity));
    };
    assert.equal(await opacityAt(0), 1);
    const halfway = await opacityAt(250);
    assert.ok(halfway > 0.4 && halfway < 0.6, `at 250 px the words are at ${halfway}`);
    assert.equal(await opacityAt(500), 0);
  });

  test('says who we are, takes a call-back request and shows five services', async ({ visit }) => {
    const page = await visit('/');
    assert.equal(await page.title(), 'NASAQ | Facilities management in Dubai');
    const about = section(page, 'Buildings in good order for over 19 years');
    assert.equal(await about.getByRole('link', { name: 'Learn more' }).getAttribute('href'), '/who-we-are');
    const jobs = about.getByRole('link', { name: 'Looking for Jobs? Click Here' });
    assert.equal(await jobs.getAttribute('href'), '/careers');
    assert.match((await about.textContent()) ?? '', /24\/7/);
    assert.match((await about.textContent()) ?? '', /End to end/);

    const callBack = section(page, 'Tell us what needs doing');
    assert.equal(await callBack.locator('form').count(), 1);
    for (const field of ['name', 'email', 'phone', 'description'])
      assert.equal(await callBack.locator(`[name="${field}"]`).count(), 1);

    const cards = section(page, 'What we look after').getByRole('article');
    assert.deepEqual(await hrefs(cards.getByRole('link')), [
      '/service/hard-services',
      '/service/soft-services',
      '/service/security-services',
      '/service/specialized-services',
      '/service/waste-management',
    ]);
    assert.equal(await cards.getByText('Find out more').count(), 5);
  });

  test('shows seven regions on a map that answers to their names', async ({ visit }) => {
    const page = await visit('/');
    await hydrated(page);
    const regions = section(page, 'Regions');
    const items = regions.locator('details');
    assert.equal(await items.count(), 7);
    assert.equal(await regions.getByRole('img').count(), 1);
    assert.equal(await regions.locator('svg text').count(), 7);
    assert.equal(await regions.locator('details[open]').getAttribute('data-region'), 'dubai');

    const lit = (region: string) =>
      page.waitForFunction((id) => {
        const fill = (name: string) =>
          getComputedStyle(document.querySelector(`path[data-emirate="${name}"]`) as Element).fill;
        return fill(id) !== fill('fujairah');
      }, region);
    await lit('dubai');
    await regions.locator('[data-region="ajman"] summary').hover();
    await lit('ajman');
    await regions.locator('[data-region="sharjah"] summary').click();
    await lit('sharjah');
    await regions.getByText('A depot near the industrial areas').waitFor();
    await regions.getByText('Al Khan, Al Majaz').waitFor();
    await regions.locator('[data-region="dubai"]:not([open])').waitFor();
    assert.equal(await regions.locator('details[open]').count(), 1);
    await regions.locator('path[data-emirate="abu-dhabi"]').click();
    await regions.locator('[data-region="abu-dhabi"][open]').waitFor();
  });

  test('its certificates go round without end, at any width', async ({ visit }) => {
    for (const width of [481, 777, 1133, 1280, 1440]) {
      const page = await visit('/', { viewport: { width, height: 900 } });
      await hydrated(page);
      const carousel = page.locator('section[data-slides="3"][data-in-view="2"]');
      await carousel.scrollIntoViewIfNeeded();
      // Two places would be two dots, between which it would rock.
      await carousel
        .getByRole('button', { name: /Slide \d of/ })
        .nth(2)
        .waitFor();
      await page.context().close();
    }
  });

  test('brings partners, three reviews and three certificates', async ({ visit, onPhone }) => {
    const page = await visit('/');
    const partners = page.getByRole('region', { name: 'Our valued partners' }).first();
    assert.equal(await partners.getByRole('group', { includeHidden: true }).count(), 8);

    const reviews = section(page, 'What our clients say').locator('figure');
    assert.equal(await reviews.count(), 3);
    for (const review of await reviews.all()) {
      assert.equal(await review.getByRole('img', { name: '5 out of 5 stars' }).count(), 1);
      assert.equal(await review.locator('[data-filled="true"]').count(), 5);
      assert.match((await review.textContent()) ?? '', /Google Review/);
      await review.locator('img').scrollIntoViewIfNeeded();
    }

    const slider = section(page, 'Audited every year').locator('[aria-roledescription="carousel"]');
    assert.deepEqual(await slider.locator('h3').allInnerTexts(), [
      'ISO 9001:2015',
      'ISO 14001:2015',
      'OHSAS 18001:2007',
    ]);
    const setting = (attribute: string) => slider.getAttribute(attribute);
    assert.equal(await setting('data-autoplay-ms'), '1000');
    assert.equal(await setting('data-speed-ms'), '500');
    assert.equal(await setting('data-in-view'), '2');
    assert.equal(await setting('data-in-view-480'), '1');
    await slider.scrollIntoViewIfNeeded();
    await slider.locator('[aria-live]').waitFor();
    const inView = onPhone ? 1 : 2;
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('[data-autoplay-ms="1000"]')].some(
          (each) => each.querySelectorAll('[aria-roledescription="slide"]:not([inert])').length === wanted,
        ),
      inView,
    );
  });
});

test('the banner has 140 px above its words in windows up to 768 px, and 200 in wider ones', async ({
  visit,
}) => {
  const page = await visit('/');
  for (const [width, above] of [
    [390, '140px'],
    [768, '140px'],
    [769, '200px'],
    [1440, '200px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const words = page.locator('main [data-size="hero"] [data-fading]').first();
    const padding = await words.evaluate((element) => getComputedStyle(element).paddingTop);
    assert.equal(padding, above, `${width} px`);
  }
});

// With the browser's own bars, and without.
for (const viewport of [
  { width: 568, height: 320 },
  { width: 640, height: 300 },
  { width: 667, height: 331 },
  { width: 667, height: 375 },
  { width: 844, height: 340 },
  { width: 844, height: 390 },
])
  for (const path of ['/', '/ar'])
    test(`a phone on its side shows the banner's button: ${path} at ${viewport.width} × ${viewport.height} px`, async ({
      visit,
    }) => {
      const page = await visit(path, { viewport });
      const button = page.locator('main [data-size="hero"] a').first();
      // Nothing lies over its lower edge, and it is within the window.
      const isInSight = await button.evaluate((link) => {
        const { left, bottom, width } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, bottom - 2));
      });
      assert.ok(isInSight);
    });
