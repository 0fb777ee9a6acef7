import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { bothSizes, describe, hydrated, test } from './browser.ts';

/** Whether what lies far below has been laid out. */
const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
const endIsLaidOut = (page: Page) => isLaidOut(page.locator('footer > *').last());
const lastSectionIsLaidOut = (page: Page) => isLaidOut(page.locator('main section h2').last());

describe('A visitor who arrives', () => {
  for (const path of ['/', '/services', '/client-portfolio'])
    test(`at ${path} waits for nothing that lies far below, and finds it in place a moment later`, {
      tag: '@phone',
    }, async ({ visit }) => {
      const page = await visit('about:blank');
      const held = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(path);
      assert.equal(await endIsLaidOut(page), false);
      assert.equal(await lastSectionIsLaidOut(page), false);
      held.resolve();
      await page.locator('html:not([data-arriving])').waitFor({ state: 'attached' });
      assert.equal(await endIsLaidOut(page), true);
      assert.equal(await page.locator('[style*="content-visibility"]').count(), 0);
      // The heights are those of a page that was laid out at once.
      const heights = () =>
        page.locator('main > *').evaluateAll((list) => list.map((e) => e.getBoundingClientRect().height));
      const later = await heights();
      await page.reload();
      await hydrated(page);
      assert.deepEqual(await heights(), later);
    });

  test('waits for no client far down the list, though the list begins near the first view', {
    tag: '@phone',
  }, async ({ visit }) => {
    const page = await visit('about:blank', { expectErrors: true });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/client-portfolio');
    const client = page.locator('li[data-sector] h3');
    const first = client.first();
    const last = client.last();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(first)).toBe(true);
    assert.equal(await isLaidOut(last), false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(last)).toBe(true);
  });

  test('by a reload or with a place in the address has everything laid out at once', {
    tag: '@phone',
  }, async ({ visit }) => {
    const page = await visit('about:blank', { expectErrors: true });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/services#soft-services');
    assert.equal(await endIsLaidOut(page), true);
    await page.goto('/');
    assert.equal(await endIsLaidOut(page), false);
    await page.reload();
    assert.equal(await endIsLaidOut(page), true);
  });

  test('has no script wait for another that is only asked for later', { tag: '@phone' }, async ({
    visit,
  }) => {
    const page = await visit('about:blank');
    const held = Promise.withResolvers<void>();
    await page.route('**/entry.client-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = ['react', 'router', 'shell', 'root', 'home', 'manifest'].map((name) =>
      page.waitForRequest((request) => request.url().includes(`/js/${name}-`)),
    );
    await page.goto('/');
    await Promise.all(asked);
    assert.equal(await page.locator('html[data-ready]').count(), 0);
    held.resolve();
    await hydrated(page);
  });

  test('asks for no script before anything is painted, however late that is', async ({ visit }) => {
    const page = await visit('about:blank');
    await page.clock.install();
    await page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype;
      PerformanceObserver.prototype.observe = function (options) {
        Object.assign(window, { tellOfThePaint: () => observe.call(this, options) });
      };
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/faqs');
    await page.waitForFunction(() => 'tellOfThePaint' in window);
    // As browsers say of one that only rests where the page comes up.
    await page.mouse.move(100, 100);
    await page.clock.runFor(60_000);
    assert.deepEqual(scripts, []);
    await page.evaluate(() => (window as unknown as { tellOfThePaint(): void }).tellOfThePaint());
    await hydrated(page);
    assert.ok(scripts.length > 4);
  });

  test('loads no style sheet twice', { tag: '@phone' }, async ({ visit }) => {
    const page = await visit('/');
    await hydrated(page);
    await page.getByRole('region').first().getByRole('button').first().waitFor();
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.css')),
    );
    const written = await page
      .locator('head link[disabled]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    assert.ok(loaded.length > 0 && written.length > 5);
    assert.deepEqual(
      loaded.filter((path) => written.includes(path)),
      [],
    );
  });
});

describe('A visitor who goes from page to page', () => {
  test('finds the next page fetched by the time of the click', async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await link.hover();
    await page.locator('link[rel="prefetch"][href*="careers"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    assert.ok(
      asked.some((path) => path.includes('careers') && path.endsWith('.data')),
      asked.join(),
    );
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
  });

  test('is heard as soon as they see the next page', bothSizes, async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    const search = await page.getByRole('button', { name: 'Search', exact: true }).boundingBox();
    assert.ok(search);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Careers');
    await page.mouse.click(search.x + search.width / 2, search.y + search.height / 2);
    await page.locator('#search:popover-open').waitFor();
  });

  test('and changes their mind several times arrives at the last choice without an error', async ({
    visit,
  }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    for (let round = 0; round < 3; round++) {
      await page.evaluate(() => {
        for (const path of ['/careers', '/contact-us', '/gallery', '/industry'])
          document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
      });
      await page.waitForURL('**/industry');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
      await page.waitForURL('**/faqs');
    }
  });

  for (const [reducedMotion, sees] of [
    ['no-preference', 'sees it fade in, though not the first'],
    ['reduce', 'sees no motion where they want none'],
  ] as const)
    test(sees, async ({ visit }) => {
      const page = await visit('about:blank', { reducedMotion });
      await page.addInitScript(() => {
        Object.assign(window, { faded: [] });
        addEventListener('transitionrun', ({ target, propertyName }) => {
          if (target instanceof Element && target.parentElement?.id === 'main')
            (window as unknown as { faded: string[] }).faded.push(propertyName);
        });
      });
      await page.goto('/faqs');
      await hydrated(page);
      const faded = () => page.evaluate(() => (window as unknown as { faded: string[] }).faded);
      assert.deepEqual(await faded(), []);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal((await faded()).includes('opacity'), reducedMotion === 'no-preference');
    });
});
