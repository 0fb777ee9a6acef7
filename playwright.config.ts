import { defineConfig } from '@playwright/test';
import { siteName } from './server/announce.ts';
import { desktop, phone } from './tests/browser.ts';
import { launchOptions } from './tools/dev/chromium.ts';

const node = JSON.stringify(process.execPath);
const builtInTimeMs = 600_000;

/**
 * A test runs on a desktop unless its tags say otherwise: `@phone`, `@desktop` and `@no-script` name the projects
 * that it belongs to. `--project phone` runs one kind, `--ui` shows them, and a failure leaves its trace in test-results/.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Three for two processors, for each waits now and then: the crash test most of its time.
  workers: 3,
  // Only where the browser stopped drawing does the second time count (tools/dev/passed-again.ts).
  retries: 1,
  // A test that hangs fails and is named, instead of holding everything up.
  timeout: 300_000,
  globalTimeout: 3_600_000,
  // As long as any other wait: a busy machine is no failure.
  expect: { timeout: 15_000 },
  reportSlowTests: { max: 5, threshold: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.TEST_BASE_URL,
    launchOptions: launchOptions(),
    viewport: desktop,
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // What was done and reported. Requests and the page at every step (`--trace on`) doubles the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['kit-*.test.ts', 'desk/**'],
      grep: /@desktop|^(?!.*@(phone|no-script)\b)/,
    },
    { name: 'phone', testIgnore: ['kit-*.test.ts', 'desk/**'], grep: /@phone/, use: { viewport: phone } },
    {
      name: 'no-script',
      testIgnore: ['kit-*.test.ts', 'desk/**'],
      grep: /@no-script/,
      use: { javaScriptEnabled: false },
    },
    // The staff's application; each file starts its own server with data of its own.
    {
      name: 'desk',
      testMatch: 'desk/*.test.ts',
      testIgnore: [],
      retries: 0,
      // Of the others tests/browser.ts takes it.
      use: { screenshot: 'only-on-failure' },
    },
    // The page of components; where it is not built yet, the first visitor waits for it.
    {
      name: 'kit',
      testMatch: 'kit-*.test.ts',
      use: { baseURL: process.env.TEST_KIT_URL, navigationTimeout: 100_000, actionTimeout: 60_000 },
    },
  ],
  webServer: process.env.TEST_BASE_URL
    ? []
    : [
        {
          name: 'site',
          // Its log would stand between the results.
          command: `exec ${node} tools/dev/site-under-test.ts 2>.cache/site-under-test.log`,
          wait: { stdout: new RegExp(`${siteName}: (?<test_base_url>http:\\S+)`) },
          timeout: builtInTimeMs,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
        {
          name: 'kit',
          command: `exec ${node} tools/dev/kit-under-test.ts`,
          wait: { stdout: /Kit of components: (?<test_kit_url>http:\S+)/ },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
        },
      ],
});
