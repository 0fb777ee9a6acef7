import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { installPackages } from './debian-packages.ts';

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

/** Marks a test that failed while its page's scripts answered and the browser drew nothing; it is run again. */
export const drawsNoMore = 'The browser stopped drawing.';

interface Launch {
  /** Playwright switches off the cache from which a browser brings back whole pages. */
  readonly keepsPages?: boolean;
}

export function launchOptions({ keepsPages = false }: Launch = {}): LaunchOptions {
  const executablePath = findChromium(keepsPages ? 'whole' : 'light');
  if (!executablePath) throw new Error('No Chromium or Chrome was found; install one or set CHROMIUM_PATH.');
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  };
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/** Makes sure of a browser for the tests; where there is none, lets the system's package manager bring one if it may. */
export function ensureChromium(): string {
  const found = findChromium('whole');
  if (found) return found;
  installPackages('chromium', 'fonts-liberation');
  // The lighter build makes the tests faster; not every release has it as a package of its own.
  installPackages('chromium-headless-shell');
  const installed = findChromium('whole');
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  );
}
