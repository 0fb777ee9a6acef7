import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { bothSizes, describe, hydrated, test } from './browser.ts';

/** Waits until a smooth scroll has come to rest with the place just below the header. */
const landed = (page: Page, id: string) =>
  page.waitForFunction((target) => {
    const place = document.getElementById(target)?.querySelector('h2')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return place && header && place.top >= header.bottom && place.top < innerHeight / 2;
  }, id);

/** Notes each position on the way, so that a jump can be told from a movement. */
async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
    Object.assign(window, { positions });
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

/** Keys and screen readers go on from the place: it has the focus, which is not drawn, and Tab leads into it. */
async function goesOnFrom(page: Page, id: string): Promise<void> {
  await page.waitForFunction((target) => document.activeElement?.id === target, id);
  assert.equal(
    await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    ),
    'none',
  );
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate((target) => document.activeElement?.closest(`#${target}`), id), id);
}

describe('the contact page', bothSizes, () => {
  test('gives the numbers, the address to write to, the office and its map', async ({ visit }) => {
    const page = await visit('/contact-us');
    assert.equal(await page.title(), 'NASAQ | Contact our helpdesk and office in Dubai');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 2, name: 'Get Free Quote Now' }).waitFor();
    for (const [name, href] of [
      ['800 000 000', 'tel:800000000'],
      ['+971 4 000 0000', 'tel:+97140000000'],
      ['info@nasaq.example', 'mailto:info@nasaq.example'],
    ] as const)
      assert.equal(await main.getByRole('link', { name, exact: true }).getAttribute('href'), href);
    await main.getByRole('heading', { name: 'Email support' }).waitFor();
    assert.equal(await main.locator('input[name="type"]').inputValue(), 'Contact us');
    assert.equal(await page.locator('iframe').count(), 0, 'nothing is fetched from the maps service yet');
    await hydrated(page);
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }));
    await main.getByRole('link', { name: 'Show the map' }).click();
    const frame = page.locator('iframe[title="Map: the office of NASAQ Facilities Management"]');
    assert.match((await frame.getAttribute('src')) ?? '', /^https:\/\/www\.google\.com\/maps/);
  });

  test('scrolls smoothly to its anchors, below the header, and back to the top', async ({ visit }) => {
    const page = await visit('/contact-us#location', { reducedMotion: 'no-preference' });
    await landed(page, 'location');
    await hydrated(page);
    await landed(page, 'location');
    const positions = await watchScrolling(page);

    await page.getByRole('link', { name: 'Contact us', exact: true }).and(page.locator('main a')).click();
    await page.waitForFunction(() => scrollY === 0);
    // A jump is one position; a busy machine draws few of a movement's.
    assert.ok(new Set(await positions()).size > 1, 'it moves, it does not jump');
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).hash, '/contact-us');

    const bar = page.locator('aside a');
    await bar.and(page.locator('[href="/contact-us#location"]')).click();
    await landed(page, 'location');
    await bar.and(page.locator('[href="/contact-us#contact"]')).click();
    await landed(page, 'contact');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await bar.and(page.locator('[href="/contact-us#contact"]')).click();
    await landed(page, 'contact');
  });

  test('is reached at its anchors from another page', async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    await page.locator('aside a[href="/contact-us#location"]').click();
    await landed(page, 'location');
    await goesOnFrom(page, 'location');
  });

  test('is gone on with from the anchor that a link on it leads to', async ({ visit }) => {
    const page = await visit('/contact-us');
    await hydrated(page);
    const bar = page.locator('aside a');
    for (const id of ['location', 'contact', 'location']) {
      await bar.and(page.locator(`[href="/contact-us#${id}"]`)).focus();
      await page.keyboard.press('Enter');
      await landed(page, id);
      await goesOnFrom(page, id);
    }
  });
});

test('without scripts the anchors and the button to the top work as links', { tag: '@no-script' }, async ({
  visit,
}) => {
  const page = await visit('/contact-us#contact');
  const top = () => page.evaluate(() => scrollY);
  assert.ok((await top()) > 100);
  await page.locator('main a', { hasText: /^Contact us$/ }).click();
  await page.waitForURL((url) => url.hash === '');
  assert.equal(await top(), 0);
});
