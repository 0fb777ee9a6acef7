import assert from 'node:assert/strict';
import { locales } from '../content/model/locales.ts';
import { pathsFor } from '../content/model/paths.ts';
import { violationsOnEveryRoute } from './axe.ts';
import { test } from './browser.ts';

for (const locale of locales)
  test(`axe finds nothing on any page in the dark theme on a phone (${locale})`, { tag: '@phone' }, async ({
    visit,
  }) => {
    const page = await visit(pathsFor(locale).faqs, { colorScheme: 'dark' });
    assert.deepEqual(await violationsOnEveryRoute(page, locale), []);
  });
