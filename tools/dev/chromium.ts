import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

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

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Makes sure of a browser for the tests; where there is none, lets the system's package manager bring one if it may. */
export function ensureChromium(): string {
  const found = findChromium('whole');
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  // Another program may be installing right now: that is waited for.
  const apt = (...args: string[]) => {
    const patient = ['-o', 'DPkg::Lock::Timeout=300', ...args];
    return isRoot ? run('apt-get', patient) : run('sudo', ['-n', 'apt-get', ...patient]);
  };
  if (process.platform === 'linux') {
    console.log('Installing Chromium with apt-get …');
    const install = (...packages: string[]) =>
      apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
    apt('update', '-qq');
    install('chromium', 'fonts-liberation');
    // The lighter build makes the tests faster; not every release has it as a package of its own.
    install('chromium-headless-shell');
  }
  const installed = findChromium('whole');
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  );
}
