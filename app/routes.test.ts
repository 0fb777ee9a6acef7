import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { matchRoutes } from 'react-router';
import { locales } from '../content/model/locales.ts';
import { localPath, type RouteKey, routePaths } from '../content/model/paths.ts';
import routes from './routes.ts';

const table = routes.map(({ id, file, path, index }) => ({
  id: id ?? file,
  path: path ?? '',
  index: index === true,
}));
const screenAt = (path: string) =>
  matchRoutes(table as Parameters<typeof matchRoutes>[0], path)?.[0]?.route.id;

test('every address of the spec’s table leads to a screen of its own, the same in every language', () => {
  const screens = (Object.keys(routePaths) as RouteKey[]).map((key) => {
    const found = locales.map((locale) => screenAt(localPath(locale, routePaths[key])));
    assert.equal(new Set(found).size, 1, `${key}: ${found}`);
    return found[0];
  });
  assert.equal(new Set(screens).size, screens.length);
  assert.ok(screens.every(Boolean));
  for (const { file } of routes) assert.ok(existsSync(new URL(file, import.meta.url)), file);
});

test('any other address leads to the page for what was not found', () => {
  for (const path of [
    '/nothing',
    '/ar/nothing',
    '/ar/ar',
    '/ar/service',
    '/service/a/b/c',
    '/ar/service/a/b/c',
  ])
    assert.equal(screenAt(path), 'screens/not-found/route', path);
});
