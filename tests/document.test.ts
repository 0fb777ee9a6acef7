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

  test('tells search engines of the company on the home page, in one language', async () => {
    const html = await (await fetch(`${baseUrl}/`)).text();
    const json = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}';
    const things = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
    assert.partialDeepStrictEqual(things, [
      { '@type': 'WebPage', inLanguage: 'en' },
      {
        '@type': 'LocalBusiness',
        name: 'NASAQ Facilities Management',
        openingHours: 'Mo-Fr 08:00-18:00',
        address: { '@type': 'PostalAddress', addressCountry: 'AE' },
      },
    ]);
    assert.doesNotMatch(json, /postalCode/);
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

  test('keeps its sizes when a telephone is turned, in the one spelling that iOS reads too', async () => {
    for (const path of [pagePaths.home, `/ar${pagePaths.faqs}`]) {
      const html = await (await fetch(baseUrl + path)).text();
      for (const property of ['-webkit-text-size-adjust', '-moz-text-size-adjust', ';text-size-adjust'])
        assert.ok(html.includes(`${property}:100%`), `${path}: ${property}`);
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

  test('is loaded anew, once, when its files belong to a release that is gone', async ({ visit }) => {
    const page = await visit('about:blank', { expectErrors: true });
    const loads: string[] = [];
    await page.route(`${baseUrl}/faqs`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      loads.push(route.request().url());
      const answer = await route.fetch();
      const html = await answer.text();
      // The second time it is the page of today.
      const old = html.replace(/\/static\/data\/\w+\.txt/, '/static/data/of-yesterday.txt');
      return route.fulfill({ response: answer, body: loads.length === 1 ? old : html });
    });
    await page.goto(`${baseUrl}/faqs`);
    await hydrated(page);
    assert.equal(loads.length, 2);
  });

  test('stays as it is, and can be used, when its files cannot be fetched', async ({ visit }) => {
    const page = await visit('about:blank', { expectErrors: true });
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') loads.push(request.url());
    });
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto(`${baseUrl}/faqs`);
    // The page has looked whether there is a newer one.
    await page.waitForResponse(
      (response) => response.url() === `${baseUrl}/faqs` && response.request().resourceType() === 'fetch',
    );
    const question = page.locator('main details').nth(2);
    await question.locator('summary').click();
    await question.locator('p').waitFor();
    assert.equal(loads.length, 1);
  });
});
