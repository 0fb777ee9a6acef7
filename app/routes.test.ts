import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { locales } from '../content/model/locales.ts';
import { localPath, routePaths } from '../content/model/paths.ts';
import routes from './routes.ts';

test('every address of the spec’s table leads to a screen, in every language', () => {
  const addresses = new Set(routes.map((route) => (route.index ? '/' : `/${route.path}`)));
  for (const locale of locales)
    for (const path of [...Object.values(routePaths), '/*'])
      assert.ok(addresses.has(localPath(locale, path)), `${locale} ${path}`);
  for (const { file } of routes) assert.ok(existsSync(new URL(file, import.meta.url)), file);
  const ids = routes.map(({ id, file }) => id ?? file);
  assert.equal(new Set(ids).size, ids.length);
});
