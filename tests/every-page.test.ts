import assert from 'node:assert/strict';
import { locales } from '../content/model/locales.ts';
import { allPaths } from '../content/model/paths.ts';
import { routesIn, withoutPictures } from './axe.ts';
import { baseUrl, describe, hydrated, test } from './browser.ts';

const paths = locales.flatMap(allPaths);
const text = async (path: string) => (await fetch(baseUrl + path)).text();

describe('On every page', () => {
  test('every internal link and hash leads somewhere', async () => {
    const pages = new Map<string, string>();
    const wanted = new Map<string, string>();
    for (const path of paths) {
      const html = await text(path);
      pages.set(path, html);
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g))
        if (/^(\/(?!static\/)|#)/.test(href)) wanted.set(href.startsWith('#') ? path + href : href, path);
    }
    assert.ok(wanted.size > paths.length);
    const broken: string[] = [];
    for (const [href, from] of wanted) {
      const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), baseUrl);
      const html = pages.get(pathname);
      if (!html) broken.push(`${from}: ${href} is no page of the site`);
      else if (hash && !new RegExp(`\\sid="${decodeURIComponent(hash.slice(1))}"`).test(html))
        broken.push(`${from}: ${href} has no such place`);
    }
    assert.deepEqual(broken, []);
  });

  test('every file that a page names exists', async () => {
    const files = new Map<string, string>();
    for (const path of paths) {
      const html = await text(path);
      for (const [, url = ''] of html.matchAll(
        /(?:src|href)="(\/(?:static\/[^"#]+|[\w.-]+\.(?:png|ico|svg|webmanifest)))/g,
      ))
        files.set(url, path);
      for (const [, set = ''] of html.matchAll(/srcSet="([^"]+)"/gi))
        for (const part of set.split(', ')) files.set(part.split(' ')[0] ?? '', path);
    }
    assert.ok(files.size > 500, `${files.size}`);
    const missing: string[] = [];
    for (const [url, path] of files) {
      const { status } = await fetch(baseUrl + url, { method: 'HEAD' });
      if (status !== 200) missing.push(`${path}: ${url}`);
    }
    assert.deepEqual(missing, []);
  });

  test('every picture has words or is marked as decoration, and keeps its place', async () => {
    for (const path of paths)
      for (const [img] of (await text(path)).matchAll(/<img [^>]*>/g)) {
        assert.match(img, / alt="/, `${path}: ${img}`);
        assert.match(img, / width="\d+" height="\d+"/, `${path}: ${img}`);
      }
  });

  test('nothing scrolls sideways at 320 px, there is one main heading, and the script takes over in peace', async ({
    visit,
  }) => {
    // A complaint of any page in the browser's console makes the file fail.
    const page = await visit('about:blank', {
      viewport: { width: 320, height: 640 },
      reducedMotion: 'no-preference',
    });
    await withoutPictures(page);
    const wide: string[] = [];
    for (const path of locales.flatMap(routesIn)) {
      await page.goto(path);
      await hydrated(page);
      const [width, headings] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.querySelectorAll('h1').length,
      ]);
      if (width !== 320) wide.push(`${path} is ${width} px wide`);
      if (headings !== 1) wide.push(`${path} has ${headings} main headings`);
    }
    assert.deepEqual(wide, []);
  });
});
