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
  assert.equal(sitemap.match(/<loc>/g)?.length, allPaths().length - 1);
  assert.ok(sitemap.includes('<loc>https://nasaq.example/service/hard-services/chiller</loc>'));
  assert.doesNotMatch(sitemap, /404/);
});
