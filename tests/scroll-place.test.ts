import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { describe, hydrated, test } from './browser.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const scrolledTo = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) <= 1, top);
/** A document that is loaded anew may have been scrolled before its typeface came: the browser then keeps what is in view. */
const scrolledNear = (page: Page, top: number) =>
  page.waitForFunction((y) => Math.abs(scrollY - y) <= 80, top);

describe('The place on a page', () => {
  test('is kept through a link and back, through a reload, and through another document and back', async ({
    visit,
  }) => {
    const page = await visit('/who-we-are');
    await hydrated(page);
    await scrollTo(page, 1300);
    await scrolledTo(page, 1300);
    await page.evaluate(() => {
      document.body.dataset.mark = 'kept';
      document.querySelector<HTMLAnchorElement>('footer a[href="/careers"]')?.click();
    });
    await page.waitForURL('**/careers');
    await scrolledTo(page, 0);
    await page.goBack();
    await page.waitForURL('**/who-we-are');
    await scrolledTo(page, 1300);
    assert.equal(await page.evaluate(() => document.body.dataset.mark), 'kept', 'no document was loaded');
    await page.goForward();
    await scrolledTo(page, 0);
    await page.goBack();
    await scrolledTo(page, 1300);

    await page.reload();
    await scrolledNear(page, 1300);
    await hydrated(page);
    await scrolledNear(page, 1300);

    await page.goto('/faqs');
    await page.goBack();
    await hydrated(page);
    await scrolledNear(page, 1300);
  });

  for (const path of ['/services', '/sustainability', '/privacy-policy'])
    test(`is gone back to between the sections of ${path}`, async ({ visit }) => {
      const page = await visit(path);
      await hydrated(page);
      const links = page.locator('main a[href^="#"]');
      const here = () => page.evaluate(() => Math.round(scrollY));
      const moved = (from: number) => page.waitForFunction((y) => Math.abs(scrollY - y) > 50, from);
      // Clicked where they stand: a pointer would have to scroll to them, and that would be a place of its own.
      await links.nth(1).dispatchEvent('click');
      await moved(0);
      const first = await here();
      await links.nth(2).dispatchEvent('click');
      await moved(first);
      const second = await here();
      await page.goBack();
      await scrolledTo(page, first);
      await page.goForward();
      await scrolledTo(page, second);
      await page.goBack();
      await scrolledTo(page, first);
      // A hasty visitor goes back before the page has taken the step in.
      await links.nth(3).evaluate(
        (link: HTMLElement) =>
          new Promise<void>((isBack) => {
            const { hash } = location;
            addEventListener('hashchange', () => {
              if (location.hash === hash) isBack();
              else history.back();
            });
            link.click();
          }),
      );
      await scrolledTo(page, first);
    });

  for (const path of ['/services', '/contact-us'])
    test(`is gone back to before any section of ${path}, and nothing is asked of the server`, async ({
      visit,
    }) => {
      // Pictures further down cannot come.
      const page = await visit(path, { expectErrors: true });
      await hydrated(page);
      await page.context().setOffline(true);
      const place = path === '/services' ? 'main a[href^="#"]' : 'aside a[href="/contact-us#location"]';
      await page.locator(place).last().dispatchEvent('click');
      await page.waitForFunction(() => scrollY > 50);
      await page.goBack();
      await scrolledTo(page, 0);
      await page.goForward();
      await page.waitForFunction(() => scrollY > 50);
      assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
      await page.getByRole('banner').waitFor();
    });

  test('is kept when the browser throws the hidden page away', async ({ visit }) => {
    const page = await visit('/who-we-are');
    await hydrated(page);
    await scrollTo(page, 1300);
    await scrolledTo(page, 1300);
    // A browser without windows hides none of its pages.
    const turn = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        const places = JSON.parse(sessionStorage.getItem('scroll') ?? '{}');
        return { place: places[history.state.key], restoration: history.scrollRestoration };
      }, hidden);
    assert.deepEqual(await turn(true), { place: 1300, restoration: 'auto' });
    assert.deepEqual(await turn(false), { place: 1300, restoration: 'manual' });
  });

  test('is kept at a question that the address names', async ({ visit }) => {
    const page = await visit('/faqs#pricing');
    await hydrated(page);
    const question = page.locator('details:has(#pricing)');
    await page.locator('details[open] #pricing').waitFor();
    await scrollTo(page, 300);
    await scrolledTo(page, 300);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).dispatchEvent('click');
    await page.waitForURL('**/careers');
    await scrolledTo(page, 0);
    await page.goBack();
    await page.locator('details[open] #pricing').waitFor();
    await scrolledTo(page, 300);

    await page.reload();
    await hydrated(page);
    await scrolledNear(page, 300);
    assert.equal(await question.getAttribute('open'), '');
  });

  test('is the top of a new page, at once', async ({ visit }) => {
    const page = await visit('/who-we-are', { reducedMotion: 'no-preference' });
    await hydrated(page);
    await scrollTo(page, 1300);
    await scrolledTo(page, 1300);
    const tops: number[] = await page.evaluate(
      () =>
        new Promise((done) => {
          document.querySelector<HTMLAnchorElement>('footer a[href="/careers"]')?.click();
          const seen: number[] = [];
          const look = () => {
            if (location.pathname === '/careers' && document.querySelector('h1')) seen.push(scrollY);
            if (seen.length < 20) requestAnimationFrame(look);
            else done(seen);
          };
          look();
        }),
    );
    assert.ok(
      tops.every((top) => top === 0 || top === 1300),
      `${tops}`,
    );
  });
});
