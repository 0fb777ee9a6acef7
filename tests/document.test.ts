import assert from 'node:assert/strict';
import { pagePaths } from '../content/model/paths.ts';
import { baseUrl, describe, hydrated, test } from './browser.ts';

describe('Every page', () => {
  test('says in its head who it is and that it is not to be indexed', async () => {
    for (const path of Object.values(pagePaths)) {
      const html = await (await fetch(baseUrl + path)).text();
      assert.match(html, /<html lang="en" dir="ltr">/, path);
      assert.match(html, /<title>NASAQ \| [^<]+<\/title>/, path);
      assert.match(html, /<meta name="robots" content="noindex, follow"\/>/, path);
      assert.match(html, /<meta name="description" content="[^"]{40,160}"\/>/, path);
      assert.match(html, /<meta property="og:image" content="[^"]+-card\.jpg"\/>/, path);
      assert.match(html, /<meta name="theme-color"/, path);
      if (path !== pagePaths.notFound)
        assert.ok(html.includes(`<link rel="canonical" href="http://127.0.0.1:3000${path}"/>`), path);
    }
  });

  test('carries a social card and icons that exist', async () => {
    const html = await (await fetch(`${baseUrl}/faqs`)).text();
    const card = /og:image" content="http:\/\/127\.0\.0\.1:3000([^"]+)"/.exec(html)?.[1];
    for (const file of [card, '/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
      const answer = await fetch(baseUrl + file);
      assert.equal(answer.status, 200, file);
    }
  });

  test('has no inline style, so that the content security policy can be strict', async () => {
    for (const path of Object.values(pagePaths)) {
      const html = await (await fetch(baseUrl + path)).text();
      assert.doesNotMatch(html, /<[^>]+\sstyle="/, path);
    }
  });

  test('asks for no script before it has loaded, and answers to scripts afterwards', async ({ visit }) => {
    const page = await visit('about:blank');
    const scripts: number[] = [];
    let loadedAt = Number.POSITIVE_INFINITY;
    page.on('load', () => {
      loadedAt = Date.now();
    });
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(Date.now());
    });
    await page.goto(`${baseUrl}/faqs`);
    await hydrated(page);
    const { loadEventEnd, starts } = await page.evaluate(() => ({
      loadEventEnd: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .loadEventEnd,
      starts: performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .map((entry) => entry.startTime),
    }));
    assert.ok(starts.length >= 4, `${starts.length} scripts`);
    assert.ok(
      starts.every((start) => start >= loadEventEnd),
      `${starts} before ${loadEventEnd}`,
    );
    assert.ok(scripts.length >= 4 && loadedAt < Number.POSITIVE_INFINITY);
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.name),
    );
    for (const url of urls.filter((name) => name.endsWith('.js')))
      assert.match(url, /\/static\/js\/[\w.-]+\.js$/);
  });

  test('repeats a click that came before its script', async ({ visit }) => {
    const page = await visit('about:blank');
    // Scripts are held up until the click has been made.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/static/js/entry.client-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${baseUrl}/faqs`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    release();
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
  });
});
