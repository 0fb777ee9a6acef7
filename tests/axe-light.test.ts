import assert from 'node:assert/strict';
import { locales } from '../content/model/locales.ts';
import { pathsFor } from '../content/model/paths.ts';
import { violationsOnEveryRoute } from './axe.ts';
import { test } from './browser.ts';

// The desktop's layout in the light theme and the phone's in the dark one; all combinations are in the bench.
for (const locale of locales)
  test(`axe finds nothing on any page in the light theme on a desktop (${locale})`, async ({ visit }) => {
    const page = await visit(pathsFor(locale).faqs, { colorScheme: 'light' });
    assert.deepEqual(await violationsOnEveryRoute(page, locale), []);
  });
