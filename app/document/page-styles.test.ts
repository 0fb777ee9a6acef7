import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntryContext } from 'react-router';
import { pageStyles } from './page-styles.server.ts';

const sheets = { '/a.css': 'a{}', '/b.css': 'b{}', '/again.css': 'a{}' };
const icon = { rel: 'icon', href: '/icon.svg' };
const paper = { rel: 'stylesheet', href: '/print.css', media: 'print' };

/** As much of the entry context as styles come from. */
const context = (css: Record<string, string[]>) =>
  ({
    manifest: { routes: Object.fromEntries(Object.entries(css).map(([id, list]) => [id, { css: list }])) },
    routeModules: { root: { links: () => [icon, paper] } },
    staticHandlerContext: { matches: Object.keys(css).map((id) => ({ route: { id } })) },
  }) as unknown as EntryContext;

test('a page holds its rules, in their order and each once, and asks for none of them', () => {
  const { rules, links } = pageStyles(context({ root: ['/b.css'], faqs: ['/a.css', '/again.css'] }), sheets);
  assert.equal(rules, 'b{}\na{}');
  assert.deepEqual(
    links.map(({ href, disabled }) => [href, disabled]),
    [
      ['/b.css', true],
      ['/icon.svg', undefined],
      ['/print.css', true],
      ['/a.css', true],
      ['/again.css', true],
    ],
  );
});

test('a sheet that late parts need too stands under both of its names, once for all routes', () => {
  const { links } = pageStyles(context({ root: ['/a.css#'], faqs: ['/a.css#', '/b.css'] }), sheets);
  const hrefs = links.filter(({ media, rel }) => rel === 'stylesheet' && !media).map(({ href }) => href);
  assert.deepEqual(hrefs, ['/a.css#', '/a.css', '/b.css']);
});

test('the sheet for paper waits, except where there is no script', () => {
  const { withoutScript, rules } = pageStyles(context({ root: ['/a.css'] }), sheets);
  assert.deepEqual(withoutScript, [paper]);
  assert.equal(rules, 'a{}');
});

test('a sheet that is missing or could end its element stops the build', () => {
  assert.throws(() => pageStyles(context({ root: ['/new.css'] }), sheets), /not among the files/);
  assert.throws(
    () => pageStyles(context({ root: ['/a.css'] }), { '/a.css': 'a::before{content:"</style>"}' }),
    /closing tag/,
  );
});
