import assert from 'node:assert/strict';
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type Locale, localeOf, locales } from '../content/model/locales.ts';
import { allPaths, paths, pathsFor, twinOf } from '../content/model/paths.ts';
import { baseUrl, describe, hydrated, test } from './browser.ts';

const kb = 1024;
const arabic = pathsFor('ar');
/** Arabic lines hold Latin letters and digits too. */
/** Asked for with the page; on an Arabic one the two of Latin letters may follow, where an address or a name is near. */
const typefaces: Readonly<Record<Locale, number>> = { en: 2, ar: 3 };
const mostTypefaces: Readonly<Record<Locale, number>> = { en: 2, ar: 5 };
/** What a visitor on a phone fetches, by the kind of file. */
const pages: readonly { path: string; before: number }[] = [
  { path: paths.home, before: 450 * kb },
  { path: paths.services, before: 250 * kb },
  { path: paths.service('hard-services', 'chiller'), before: 250 * kb },
  { path: paths.gallery, before: 250 * kb },
  { path: paths.careers, before: 250 * kb },
  { path: paths.contact, before: 250 * kb },
  { path: paths.testimonials, before: 250 * kb },
  // The same, and the larger typeface.
  { path: arabic.home, before: 464 * kb },
  { path: arabic.services, before: 264 * kb },
  { path: arabic.service('hard-services', 'chiller'), before: 264 * kb },
  { path: arabic.contact, before: 264 * kb },
];

interface Resource {
  readonly url: string;
  readonly bytes: number;
  readonly start: number;
}

const resources = (page: Page): Promise<Resource[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { name, encodedBodySize, startTime } = entry as PerformanceResourceTiming;
        return { url: name, bytes: encodedBodySize, start: startTime };
      },
    ),
  );

const sum = (list: readonly Resource[]) => list.reduce((total, { bytes }) => total + bytes, 0);

/** What arrives in the first flight of packets, with the answer's headers taken off. */
const firstFlight = 13 * kb;
/** Pages whose words alone are more than a flight; docs/decisions/11-fourteen-kilobytes.md says why. */
const longPages: Readonly<Record<string, number>> = { [paths.home]: 23 * kb, [paths.services]: 17 * kb };
/** Ten segments, the most that a server sends before it hears from the browser. Arabic letters take two bytes each. */
const mostBytes = (path: string) => {
  const arabic = localeOf(path) === 'ar';
  const english = arabic ? twinOf(path) : path;
  return (longPages[english] ?? 14_600) * (arabic ? 1.1 : 1);
};

async function compressed(path: string): Promise<Buffer> {
  const { headers, body } = await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) =>
      get(baseUrl + path, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      }).on('error', reject),
  );
  assert.equal(headers['content-encoding'], 'br', path);
  return body;
}

describe('Every page', () => {
  test('comes with its styles in ten segments, and its first view in the first packets', async () => {
    for (const path of locales.flatMap(allPaths)) {
      const body = await compressed(path);
      assert.ok(body.length <= mostBytes(path), `${path}: ${body.length} bytes`);
      const first = brotliDecompressSync(body.subarray(0, firstFlight), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      }).toString('utf8');
      for (const part of ['</style>', '</header>', '</h1>'])
        assert.ok(first.includes(part), `${path}: ${part} comes late`);
      assert.doesNotMatch(first, /<script[^>]* src=|<link[^>]*modulepreload/, path);
      assert.equal(
        first.match(/<link rel="preload"[^>]* as="font"/g)?.length,
        typefaces[localeOf(path)],
        path,
      );
    }
  });
});

describe('A page on a phone', () => {
  for (const { path, before } of pages)
    test(`${path} stays within its bytes, requests and scripts`, { tag: '@phone' }, async ({ visit }) => {
      const page = await visit('about:blank');
      await page.goto(path);
      const loadedAt = await page.evaluate(
        () => performance.timing.loadEventStart - performance.timing.navigationStart,
      );
      const atLoad = (await resources(page)).filter(({ start }) => start <= loadedAt);
      assert.ok(atLoad.length <= 20, `${atLoad.length} requests before load`);
      assert.ok(sum(atLoad) <= before, `${sum(atLoad)} bytes before load`);
      const faces = atLoad.filter(({ url }) => url.endsWith('.woff2')).length;
      assert.ok(
        faces >= typefaces[localeOf(path)] && faces <= mostTypefaces[localeOf(path)],
        `${faces} typefaces`,
      );
      assert.equal(atLoad.filter(({ url }) => url.endsWith('.js')).length, 0, 'a script before load');
      await hydrated(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
      const scripts = (await resources(page)).filter(({ url }) => url.endsWith('.js'));
      assert.ok(scripts.length > 4);
      // The home page has every kind of part: the fading banner, carousels, counters and a form.
      const most = (path === paths.home || path === arabic.home ? 123 : 120) * kb;
      assert.ok(sum(scripts) <= most, `${sum(scripts)} bytes of script`);
    });

  for (const path of [paths.home, paths.contact, paths.faqs])
    test(`${path} uses most of the styles it brings`, { tag: '@phone' }, async ({ visit }) => {
      const page = await visit('about:blank');
      await page.coverage.startCSSCoverage();
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
      const sheets = await page.coverage.stopCSSCoverage();
      const total = sheets.reduce((length, { text }) => length + (text?.length ?? 0), 0);
      const used = sheets.flatMap(({ ranges }) => ranges).reduce((length, r) => length + r.end - r.start, 0);
      assert.ok(total > 10_000 && used / total > 0.6, `${used} of ${total} characters`);
    });

  test('the shell, with what nearly every screen needs, adds less than 13 KB of script of its own', async ({
    visit,
  }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Watch our video' }).click();
    await page.locator('dialog video').waitFor();
    const scripts = (await resources(page)).filter(({ url }) => url.endsWith('.js'));
    let own = 0;
    for (const { url } of scripts) {
      const code = await (await fetch(url)).text();
      // The chunks that hold the shell; the others hold React, the router and the page.
      if (/\/(root|shell|search-results|company-video)-/.test(url)) own += brotliCompressSync(code).length;
    }
    assert.ok(own > 4 * kb && own < 13 * kb, `${own} bytes`);
    assert.ok(scripts.every(({ url }) => url.startsWith(baseUrl)));
  });
});
