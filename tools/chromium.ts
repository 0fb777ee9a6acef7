import { spawnSync } from 'node:child_process';
import { findChromium } from '../tests/browser.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Finds a browser for the tests; where there is none, lets the system's package manager bring one if it may. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]);
  if (process.platform === 'linux') {
    console.log('Installing Chromium with apt-get …');
    apt('update', '-qq');
    const install = (browser: string) =>
      apt('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation');
    // Not every release has the browser without windows as a package of its own.
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to it.',
  );
}
