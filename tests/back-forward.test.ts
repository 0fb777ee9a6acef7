import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { launchOptions } from '../tools/dev/chromium.ts';
import { describe, hydrated, test } from './browser.ts';

test.use({ launchOptions: launchOptions({ keepsPages: true }) });

declare global {
  interface Window {
    /** Set before the visitor leaves: only a page kept alive still has it. */
    leftAt?: string;
    /** Whether the page came back from the browser's cache; set by its own pageshow event. */
    wasKept?: boolean;
  }
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const scrolledTo = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) <= 1, top);

describe('A visitor who goes back to a page', () => {
  for (const [path, words] of [
    ['/', undefined],
    ['/contact-us', 'Two chillers in Al Quoz.'],
  ] as const)
    test(`finds it as it was left, from the browser's own cache: ${path}`, async ({ visit }) => {
      const page = await visit('about:blank');
      const reasons: string[] = [];
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
      });
      const answer = await page.goto(path);
      assert.doesNotMatch(answer?.headers()['cache-control'] ?? '', /no-store/);
      await hydrated(page);
      if (words) await page.getByLabel('Message').fill(words);
      await scrollTo(page, 700);
      await scrolledTo(page, 700);
      await page.evaluate(() => {
        window.leftAt = location.pathname;
        addEventListener('pageshow', (event) => {
          window.wasKept = event.persisted;
        });
      });
      await page.goto('/privacy-policy');
      // Playwright waits in vain for the load of a page that was kept: there is none.
      await page.evaluate(() => history.back()).catch(() => undefined);
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
      const state = await page.evaluate(() => ({ leftAt: window.leftAt, wasKept: window.wasKept }));
      assert.equal(state.wasKept, true, `The browser did not keep it: ${reasons}`);
      assert.equal(state.leftAt, path);
      await scrolledTo(page, 700);
      if (words) assert.equal(await page.getByLabel('Message').inputValue(), words);
      // It still answers.
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
    });
});
