import assert from 'node:assert/strict';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/dev/chromium.ts';
import { test as base, describe } from './browser.ts';
import { type Picture, takePicture } from './take-picture.ts';

interface Failing {
  readonly own: Browser;
  /** A page of the site in a browser of its own, which the test may harm. */
  readonly page: Page;
  readonly picture: () => Promise<Picture>;
}

const test = base.extend<Failing>({
  own: async ({ browser: _ }, use) => {
    const own = await chromium.launch(launchOptions());
    await use(own);
    await own.close();
  },
  page: async ({ own, baseURL }, use) => {
    const page = await own.newPage();
    await page.goto(`${baseURL}/faqs`);
    await use(page);
  },
  picture: ({ page }, use, testInfo) => use(() => takePicture(page, testInfo.outputPath('page.png'), 5000)),
});

describe('who looks at a failure', () => {
  test('sees a page that is drawn', async ({ picture }) => {
    assert.equal(await picture(), 'taken');
  });

  test('is told of a browser that stopped drawing', async ({ own, page, picture }) => {
    const session = await own.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const drawing = processInfo.find(({ type }) => type === 'GPU');
    assert.ok(drawing);
    process.kill(drawing.id, 'SIGSTOP');
    try {
      const waiting = page.locator('h1').scrollIntoViewIfNeeded({ timeout: 1000 });
      await assert.rejects(waiting, /waiting for element to be stable/);
      assert.equal(await picture(), 'not drawn');
    } finally {
      process.kill(drawing.id, 'SIGCONT');
    }
    assert.equal(await picture(), 'taken');
  });

  test('does not take a script that never ends for one', async ({ page, picture }) => {
    await page.evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    });
    assert.equal(await picture(), 'no answer');
  });
});
