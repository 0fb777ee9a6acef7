import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchIndexOf } from '../search-index.server.ts';
import { allPaths, paths } from './paths.ts';
import { groups } from './services.ts';

test('the site has every address of the spec and each only once', () => {
  const all = allPaths();
  assert.equal(new Set(all).size, all.length);
  const services = groups.flatMap((group) => [...group.services]);
  // The spec's pages with the two policies it leaves open, the umbrella, the groups and the entries of their own.
  assert.equal(all.length, 21 + 1 + 4 + 3 + services.length);
  for (const path of all) assert.match(path, /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, path);
});

test('links are built one way', () => {
  assert.equal(paths.service('hard-services', 'chiller'), '/service/hard-services/chiller');
  assert.equal(paths.serviceGroup('ifm-services'), '/service/ifm-services');
  assert.equal(paths.contactLocation, '/contact-us#location');
  assert.equal(paths.quoteFor('facade-cleaning'), '/request-quote?service=facade-cleaning');
});

const searchIndex = searchIndexOf('en').items;

test('search knows every address but the not-found page, and nothing else', () => {
  const found = new Set(searchIndex.map((item) => item.path));
  const missing = allPaths().filter((path) => !found.has(path));
  assert.deepEqual(missing, ['/404', '/service/waste-management']);
  for (const { path } of searchIndex) assert.ok(allPaths().includes(path), path);
});
