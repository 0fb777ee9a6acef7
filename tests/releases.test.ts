import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ServerUnderTest, startProgram } from '../tools/dev/servers-under-test.ts';
import { describe, hydrated, test } from './browser.ts';
import { holdBack } from './hold-back.ts';
import { currentRelease } from './proxy-under-test.ts';
import { copyOf, releasedAnew } from './released-anew.ts';

/** A machine with two releases, of which the first is served. */
class Installation {
  readonly folder = join(mkdtempSync(join(tmpdir(), 'nasaq-releases-')), 'releases');
  readonly first = join(this.folder, basename(currentRelease()));
  readonly second = join(this.folder, 'anew');
  #server: ServerUnderTest | undefined;

  constructor() {
    copyOf(currentRelease(), this.first);
    releasedAnew(currentRelease(), this.second);
  }

  /** On the same port as before. */
  async serve(release: string): Promise<string> {
    const port = this.#server ? new URL(this.#server.address).port : '0';
    await this.#server?.stop();
    this.#server = await startProgram(join(release, 'server', 'main.ts'), { PORT: port });
    return this.#server.address;
  }

  async remove(): Promise<void> {
    await this.#server?.stop();
    rmSync(join(this.folder, '..'), { recursive: true, force: true });
  }
}

test('who goes back to a place on a page that cannot be had is asked for once, and shown whole', async ({
  visit,
}) => {
  const page = await visit('/faqs', { expectErrors: true });
  await hydrated(page);
  const asked: string[] = [];
  await page.locator('aside a[href="/contact-us#contact"]').click();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await footerLink(page, 'Careers').click();
  await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
  await page.route('**/contact-us.data*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 503, body: '' });
  });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await hydrated(page);
  assert.equal(asked.length, 1);
});

test('who has lost the connection goes back to the page they have just read', async ({ visit }) => {
  const page = await visit('/faqs', { expectErrors: true });
  await hydrated(page);
  for (const name of ['Careers', 'FAQs']) {
    await footerLink(page, name).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  await page.context().setOffline(true);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
  await page.getByRole('banner').waitFor();
});

/** Gone when the page is loaded whole. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const manifestOf = (page: Page) => page.evaluate(() => /manifest-[\w-]+/.exec(document.body.innerHTML)?.[0]);

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

async function follow(page: Page, name: string): Promise<void> {
  await footerLink(page, name).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await hydrated(page);
}

describe('Who has a page open while the site is released anew', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Installation;
  test.beforeAll(() => {
    site = new Installation();
  });
  test.afterAll(() => site.remove());

  test('goes on to the next page, which is then of the new release', async ({ visit }) => {
    const address = await site.serve(site.first);
    const page = await visit(`${address}/faqs`);
    await hydrated(page);
    const before = await manifestOf(page);
    await mark(page);
    await site.serve(site.second);
    await follow(page, 'Careers');
    assert.equal(await isMarked(page), false, 'loaded whole');
    assert.notEqual(await manifestOf(page), before);
    await mark(page);
    await follow(page, 'FAQs');
    assert.equal(await isMarked(page), true, 'within the new release nothing is loaded twice');
  });

  test('gets the scripts that the page was made with, when they are asked for only then', async ({
    visit,
  }) => {
    const address = await site.serve(site.first);
    // Its server is stopped while pictures may still be on their way.
    const page = await visit('about:blank', { expectErrors: true });
    const release = await holdBack(page, /\/static\/.*\.(js|txt|css)$/);
    await page.goto(`${address}/faqs`);
    await site.serve(site.second);
    release();
    await hydrated(page);
    assert.match(String(await manifestOf(page)), /manifest-/);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('chil');
    await page.getByRole('option', { name: 'Chiller Service' }).waitFor();
  });

  test('comes to the page they chose even where the old scripts are gone', async ({ visit }) => {
    const address = await site.serve(site.first);
    const awake = await visit(`${address}/faqs`, { expectErrors: true });
    await hydrated(awake);
    const asleep = await visit('about:blank', { expectErrors: true });
    const release = await holdBack(asleep, /\/static\/.*\.(js|txt|css)$/);
    await asleep.goto(`${address}/faqs`);
    rmSync(site.first, { recursive: true });
    await site.serve(site.second);

    await follow(awake, 'Careers');
    const reloads: string[] = [];
    asleep.on('load', () => reloads.push(asleep.url()));
    release();
    await hydrated(asleep);
    assert.equal(reloads.length, 1, 'loaded again, once');
  });

  test('has a plain page that works where scripts cannot be had at all', async ({ visit }) => {
    const address = await site.serve(site.second);
    const page = await visit('about:blank', { expectErrors: true });
    await page.route('**/static/js/**', (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    // A page asks for its scripts only after it has loaded.
    const refusedAt = (path: string) =>
      page.waitForResponse(
        (response) => response.status() === 404 && response.request().headers().referer === address + path,
      );
    await Promise.all([refusedAt('/faqs'), page.goto(`${address}/faqs`)]);
    await Promise.all([refusedAt('/careers'), footerLink(page, 'Careers').click()]);
    await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
    assert.equal(loads, 2, 'once each');
  });
});
