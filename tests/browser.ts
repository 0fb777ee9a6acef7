import { existsSync } from 'node:fs';
import { after, afterEach, before } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

/** The server under test; the test command starts it and says where it is. */
export const baseUrl = process.env.TEST_BASE_URL ?? 'http://127.0.0.1:3000';

/** The built page of components (tools/dev/kit.ts); the development server shows it too. */
export const kitUrl = process.env.TEST_KIT_URL ?? 'http://127.0.0.1:3100';

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The same browser without its windows: it leaves more of the machine to the pages. */
const shell = '/usr/bin/chromium-headless-shell';

/** `whole` is for what only a browser with windows does, such as keeping pages for the way back. */
export const findChromium = (kind: 'light' | 'whole' = 'light'): string | undefined =>
  [process.env.CHROMIUM_PATH, ...(kind === 'light' ? [shell] : []), ...wholeBrowsers].find(
    (file) => file && existsSync(file),
  );

interface Launch {
  /** Playwright switches off the cache from which a browser brings back whole pages. */
  readonly keepsPages?: boolean;
}

export async function launchBrowser({ keepsPages = false }: Launch = {}): Promise<Browser> {
  const executablePath = findChromium(keepsPages ? 'whole' : 'light');
  if (!executablePath) throw new Error('No Chromium or Chrome was found; install one or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  });
}

interface Visit extends BrowserContextOptions {
  /** Console errors and failed requests make the test fail unless it says that it expects them. */
  readonly expectErrors?: boolean;
}

/**
 * One browser for a test file, a fresh visitor for each call. They want less motion, so that nothing has to be waited
 * for; a test of what moves asks for `reducedMotion: 'no-preference'`.
 */
export function visitors() {
  let browser: Browser | undefined;
  const problems: string[] = [];
  const open: BrowserContext[] = [];
  before(async () => {
    browser = await launchBrowser();
  });
  // A page left open goes on moving its carousels, and every later test waits for them.
  afterEach(async () => {
    await Promise.all(open.splice(0).map((context) => context.close()));
  });
  after(async () => {
    await browser?.close();
    if (problems.length > 0) throw new Error(`Pages reported errors:\n${problems.join('\n')}`);
  });
  return async (path: string, { expectErrors = false, ...options }: Visit = {}): Promise<Page> => {
    if (!browser) throw new Error('The browser is not running.');
    const context = await browser.newContext({
      baseURL: baseUrl,
      viewport: desktop,
      reducedMotion: 'reduce',
      ...options,
    });
    open.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (!expectErrors) {
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${path}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
    }
    await page.goto(path);
    return page;
  };
}

/** The page answers to scripts from here on, and all of it has been laid out. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]:not([data-arriving])').waitFor({ state: 'attached' });
}
