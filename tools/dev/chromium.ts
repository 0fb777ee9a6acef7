import { spawnSync } from 'node:child_process';
import { findChromium } from '../../tests/browser.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Makes sure of a browser for the tests; where there is none, lets the system's package manager bring one if it may. */
export function ensureChromium(): string {
  const found = findChromium('whole');
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]);
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
