import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { paths } from '../content/paths.ts';
import { baseUrl, hydrated, phone, visitors } from './browser.ts';

const kb = 1024;
/** What a visitor on a phone fetches, by the kind of file. */
const pages: readonly { path: string; before: number; script?: number }[] = [
  // The one page over the aim of 120 KB of script: it has carousels, a form and the map of regions.
  { path: paths.home, before: 450 * kb, script: 126 * kb },
  { path: paths.services, before: 250 * kb },
  { path: paths.service('hard-services', 'chiller'), before: 250 * kb },
  { path: paths.gallery, before: 250 * kb },
  { path: paths.careers, before: 250 * kb },
  { path: paths.contact, before: 250 * kb },
  { path: paths.testimonials, before: 250 * kb },
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

describe('A page on a phone', () => {
  const visit = visitors();

  for (const { path, before, script = 120 * kb } of pages)
    test(`${path} stays within its bytes, requests and scripts`, async () => {
      const page = await visit('about:blank', { viewport: phone });
      await page.goto(path);
      const loadedAt = await page.evaluate(
        () => performance.timing.loadEventStart - performance.timing.navigationStart,
      );
      const atLoad = (await resources(page)).filter(({ start }) => start <= loadedAt);
      assert.ok(atLoad.length <= 20, `${atLoad.length} requests before load`);
      assert.ok(sum(atLoad) <= before, `${sum(atLoad)} bytes before load`);
      assert.equal(atLoad.filter(({ url }) => url.endsWith('.woff2')).length, 1);
      await hydrated(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
      const scripts = (await resources(page)).filter(({ url }) => url.endsWith('.js'));
      assert.ok(scripts.length > 4);
      assert.ok(sum(scripts) <= script, `${sum(scripts)} bytes of script`);
    });

  test('the shell adds less than 12 KB of script of its own', async () => {
    const page = await visit('/faqs');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Watch our video' }).click();
    await page.locator('dialog video').waitFor();
    const scripts = (await resources(page)).filter(({ url }) => url.endsWith('.js'));
    let own = 0;
    for (const { url } of scripts) {
      const code = await (await fetch(url)).text();
      // The chunks that hold the shell; the others hold React, the router and the page.
      if (/\/(root|search-overlay|company-video)-/.test(url)) own += brotliCompressSync(code).length;
    }
    assert.ok(own > 0 && own < 12 * kb, `${own} bytes`);
    assert.ok(scripts.every(({ url }) => url.startsWith(baseUrl)));
  });
});
