import assert from 'node:assert/strict';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { drawsNoMore } from '../tools/dev/chromium.ts';
import { takePicture } from './take-picture.ts';

/** The server under test; playwright.config.ts starts it and says where it is. */
export const baseUrl = process.env.TEST_BASE_URL ?? 'http://127.0.0.1:3000';

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

/** For a test that is run on a phone and on a desktop. */
export const bothSizes = { tag: ['@phone', '@desktop'] };

export interface VisitOptions extends BrowserContextOptions {
  /** Console errors and failed requests make the test fail unless it says that it expects them. */
  readonly expectErrors?: boolean;
}

/** A fresh visitor, arriving at a path. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/**
 * Visitors come as the project has them (playwright.config.ts: window, script) unless the call says otherwise. They
 * want less motion, so that nothing has to be waited for; a test of what moves asks for
 * `reducedMotion: 'no-preference'`.
 */
export const test = base.extend<{ onPhone: boolean; contexts: BrowserContext[]; visit: Visit }>({
  onPhone: ({ viewport }, use) => use(viewport?.width === phone.width),
  // Apart from `visit`, for its verdict must be known before they are closed: only then is their trace kept.
  contexts: async ({ browser: _ }, use, testInfo) => {
    const opened: BrowserContext[] = [];
    await use(opened);
    if (testInfo.errors.length > 0) await takePictures(opened, testInfo);
    // A page left open goes on moving its carousels, and every later test waits for them.
    await Promise.all(opened.map((context) => context.close()));
  },
  visit: async ({ browser, contexts }, use) => {
    const problems: string[] = [];
    await use(async (path, { expectErrors = false, ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      if (!expectErrors) {
        page.on('console', (message) => {
          if (message.type() === 'error')
            problems.push(`${path}: ${message.text()} ${message.location().url}`);
        });
        page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
      }
      await page.goto(path);
      return page;
    });
    assert.deepEqual(problems, [], 'Pages reported errors.');
  },
});

export const { describe } = test;

/** Of what failed. Playwright's own way takes one of every page that a test closes, in case it fails: a tenth of the time. */
async function takePictures(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [number, page] of pages.entries()) {
    const path = testInfo.outputPath(`page-${number + 1}.png`);
    const picture = await takePicture(page, path);
    if (picture === 'taken')
      testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
    if (picture === 'not drawn') testInfo.annotations.push({ type: drawsNoMore });
  }
}

/** The page answers to scripts from here on, and all of it has been laid out. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]:not([data-arriving])').waitFor({ state: 'attached' });
}
