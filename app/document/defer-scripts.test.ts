import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deferScripts } from './defer-scripts.server.ts';

const page = (module: string) =>
  `<html><head><link rel="modulepreload" href="/static/js/entry.js"/><link rel="stylesheet" href="/a.css"/></head><body><script type="module" async="">${module}</script></body></html>`;
const module = `import "/static/js/manifest-1.js";
import * as route0 from "/static/js/root-2.js";
import * as route1 from "/static/js/faqs-3.js";

  window.__reactRouterRouteModules = {"root":route0,"screens/faqs/route":route1};

import("/static/js/entry.client-4.js");`;

test('no script is asked for while the page loads, and all of them afterwards', () => {
  const html = deferScripts(page(module));
  assert.doesNotMatch(html, /modulepreload|type="module"/);
  assert.match(html, /stylesheet/);
  for (const url of ['manifest-1', 'root-2', 'faqs-3', 'entry.client-4'])
    assert.ok(html.includes(`import("/static/js/${url}.js")`), url);
  assert.ok(html.includes('["root","screens/faqs/route"]'));
});

test('a new form of the framework’s script fails the build instead of leaving pages dead', () => {
  assert.throws(() => deferScripts(page('import "/x.js"; start();')), /another form/);
});

test('a page without scripts stays as it is', () => {
  assert.equal(deferScripts('<p>plain</p>'), '<p>plain</p>');
});
