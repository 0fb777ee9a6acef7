import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepOneLanguage } from './one-language.ts';

const routes = () => ({
  root: { path: '' },
  home: { path: 'ar?' },
  service: { path: 'ar?/service/:group/:slug' },
  kit: { path: 'kit/client-loader' },
  rest: { path: '*' },
});
const pathsIn = (locale: 'en' | 'ar') => {
  const all = routes();
  keepOneLanguage(all, locale);
  return Object.values(all).map(({ path }) => path);
};

test('in the browser a route has the addresses of its page’s language only', () => {
  assert.deepEqual(pathsIn('en'), ['', '', 'service/:group/:slug', 'kit/client-loader', '*']);
  assert.deepEqual(pathsIn('ar'), ['', 'ar', 'ar/service/:group/:slug', 'kit/client-loader', '*']);
});
