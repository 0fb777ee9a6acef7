import assert from 'node:assert/strict';
import { withoutPictures } from './axe.ts';
import { describe, desktop, hydrated, phone, test } from './browser.ts';
import {
  drawn,
  lostAtZoom,
  lostInForcedColours,
  lostWithoutPictures,
  lostWithoutScript,
  zoomed,
} from './what-is-lost.ts';

/** A page of each kind; the bench looks at all of them. */
const pages = ['/', '/gallery', '/careers', '/service/hard-services/chiller', '/client-portfolio'];

describe('A page is complete and usable', () => {
  test('at 400 %, with its menu and its search', async ({ visit }) => {
    const page = await visit('/', { viewport: zoomed });
    await withoutPictures(page);
    // The pictures do not come, and the words in their place must not push the page apart.
    const lost: string[] = [];
    for (const path of [...pages, '/health-safety', '/industry', '/service/civil-works']) {
      await page.goto(path);
      await hydrated(page);
      for (const each of await lostAtZoom(page)) lost.push(`${path}: ${each}`);
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    for (const section of await page.locator('#mobile-menu summary').all()) {
      await section.click();
      lost.push(...(await lostAtZoom(page, 'dialog:popover-open')));
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('chil');
    const found = page.getByRole('option', { name: 'Chiller Service' });
    await found.scrollIntoViewIfNeeded();
    const box = await found.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= zoomed.height, 'what was found is in sight');
    lost.push(...(await lostAtZoom(page, 'dialog:popover-open')));
    assert.deepEqual(lost, []);
  });

  test('in forced colours', async ({ visit }) => {
    const page = await visit('/', { forcedColors: 'active' });
    await withoutPictures(page);
    const lost: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      await hydrated(page);
      for (const each of await lostInForcedColours(page)) lost.push(`${path}: ${each}`);
    }
    assert.deepEqual(lost, []);
    // What a search has chosen is told from its neighbours.
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('services');
    await page.getByRole('option').nth(1).waitFor();
    const [chosen, neighbour] = await page
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => [option.ariaSelected, getComputedStyle(option).outlineStyle]),
      );
    assert.deepEqual(
      [chosen, neighbour],
      [
        ['true', 'solid'],
        ['false', 'none'],
      ],
    );
  });

  test('without script', { tag: '@no-script' }, async ({ visit }) => {
    const page = await visit('/');
    await withoutPictures(page);
    const lost: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        for (const each of await lostWithoutScript(page)) lost.push(`${path}: ${each}`);
      }
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    for (const each of await lostWithoutScript(page)) lost.push(`with the menu open: ${each}`);
    assert.deepEqual(lost, []);
  });

  test('without pictures', async ({ visit }) => {
    const page = await visit('about:blank', { expectErrors: true });
    await page.route('**/static/pictures/**', (route) => route.abort());
    const lost: string[] = [];
    // Where words stand upon pictures.
    for (const path of ['/', '/service/hard-services/chiller']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await drawn(page);
        for (const each of await lostWithoutPictures(page)) lost.push(`${path}: ${each}`);
      }
    }
    assert.deepEqual(lost, []);
  });
});
