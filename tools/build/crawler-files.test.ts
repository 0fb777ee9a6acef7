import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allPaths } from '../../content/model/paths.ts';
import { crawlerFiles } from './crawler-files.ts';

test('no sitemap is offered while the site is not to be indexed', () => {
  for (const robots of ['noindex, follow', 'none']) {
    const files = crawlerFiles('https://nasaq.example', robots);
    assert.deepEqual(Object.keys(files), ['robots.txt']);
    assert.doesNotMatch(files['robots.txt'] ?? '', /Sitemap|Disallow: \/\n/);
  }
});

test('an indexed site offers a sitemap of all its pages', () => {
  const files = crawlerFiles('https://nasaq.example', 'index, follow');
  assert.match(files['robots.txt'] ?? '', /Sitemap: https:\/\/nasaq\.example\/sitemap\.xml/);
  const sitemap = files['sitemap.xml'] ?? '';
  assert.equal(sitemap.match(/<loc>/g)?.length, 2 * (allPaths().length - 1));
  assert.ok(sitemap.includes('<loc>https://nasaq.example/service/hard-services/chiller</loc>'));
  assert.doesNotMatch(sitemap, /404/);
});

test('a sitemap names every page’s twin, on both sides', () => {
  const sitemap = crawlerFiles('https://nasaq.example', 'index, follow')['sitemap.xml'] ?? '';
  for (const path of ['/services', '/ar/services']) {
    const [, entry = ''] = sitemap.split(`<loc>https://nasaq.example${path}</loc>`);
    const links = [
      ...entry.slice(0, entry.indexOf('</url>')).matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g),
    ];
    assert.deepEqual(
      links.map(([, language, url]) => [language, url]),
      [
        ['en', 'https://nasaq.example/services'],
        ['ar', 'https://nasaq.example/ar/services'],
        ['x-default', 'https://nasaq.example/services'],
      ],
    );
  }
  assert.ok(sitemap.includes('<loc>https://nasaq.example/ar</loc>'));
});
