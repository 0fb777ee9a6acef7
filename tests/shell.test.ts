import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { groups, mainCategories } from '../content/model/services.ts';
import { describe, hydrated, phone, test } from './browser.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const linksIn = (page: Page, panel: string) =>
  page.locator(`${panel} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a theme chosen in another tab is taken over', async ({ visit }) => {
  const page = await visit('/faqs', { colorScheme: 'light' });
  await hydrated(page);
  const other = await page.context().newPage();
  await other.goto('/careers');
  await hydrated(other);
  await other.getByRole('button', { name: 'Dark theme' }).click();
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.getByRole('button', { name: 'Dark theme', pressed: true }).waitFor();
});

describe('The header', () => {
  test('takes its sticky look once the page is scrolled past 100 px', async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    const header = page.getByRole('banner');
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    assert.equal(await header.getAttribute('data-scrolled'), null);
    await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
    await page.locator('header[data-scrolled="true"]').waitFor();
    assert.equal(await header.evaluate((element) => element.getBoundingClientRect().top), 0);
  });

  test('links home, to the portal in a new tab, and to the social profiles', async ({ visit }) => {
    const page = await visit('/faqs');
    const header = page.getByRole('banner');
    assert.equal(await header.getByRole('link', { name: 'Home', exact: true }).getAttribute('href'), '/');
    const portal = header.getByRole('link', { name: /portal/ });
    assert.equal(await portal.getAttribute('target'), '_blank');
    for (const name of ['Facebook', 'Instagram', 'LinkedIn'])
      assert.match((await header.getByRole('link', { name }).getAttribute('href')) ?? '', /^https:/);
  });

  test('lists the submenus as the spec does', async ({ visit }) => {
    const page = await visit('/faqs');
    assert.deepEqual(await linksIn(page, '#menu-about'), [
      '/who-we-are',
      '/mission-vision',
      '/testimonials',
      '/health-safety',
      '/sustainability',
      '/smart-tech',
    ]);
    assert.deepEqual(await linksIn(page, '#menu-contact'), [
      '/contact-us',
      '/request-quote',
      '/faqs',
      '/careers',
    ]);
    const services = await linksIn(page, '#menu-services');
    const all = groups.flatMap((group) => [...group.services]);
    assert.equal(services.length, groups.length + all.length + 2);
    assert.ok(services.includes('/services') && services.includes('/service/ifm-services'));
    for (const [name, path] of [
      ['Industries', '/industry'],
      ['Client Portfolio', '/client-portfolio'],
      ['Accreditations', '/accreditations'],
    ] as const)
      assert.equal(await mainMenu(page).getByRole('link', { name }).getAttribute('href'), path);
  });

  test('opens submenus on hover and closes them on leaving', async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    await mainMenu(page).getByRole('button', { name: 'About Us' }).hover();
    await page.getByRole('link', { name: 'Mission & Vision' }).first().waitFor();
    await page.mouse.move(600, 700);
    await page.locator('#menu-about:popover-open').waitFor({ state: 'detached' });
  });

  test('opens submenus by keyboard, closes them on Escape, and marks the current page', async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    const contact = mainMenu(page).getByRole('button', { name: 'Contact Us' });
    assert.equal(await contact.getAttribute('data-current'), 'true');
    await contact.focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu-contact:popover-open').waitFor();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('href')), '/contact-us');
    assert.equal(await page.locator('#menu-contact [aria-current="page"]').getAttribute('href'), '/faqs');
    await page.keyboard.press('Escape');
    await page.locator('#menu-contact:popover-open').waitFor({ state: 'detached' });
    assert.ok(await contact.evaluate((button) => button === document.activeElement));
  });

  test('closes a submenu when the page one is on is chosen in it', async ({ visit }) => {
    const page = await visit('/contact-us');
    await hydrated(page);
    await mainMenu(page).getByRole('button', { name: 'Contact Us' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('#menu-contact:popover-open');
    await panel.getByRole('link', { name: 'Contact Us' }).press('Enter');
    await panel.waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).pathname, '/contact-us');
  });

  test('opens submenus by touch and before any script', { tag: '@no-script' }, async ({ visit }) => {
    const page = await visit('/faqs', { hasTouch: true });
    await mainMenu(page).getByRole('button', { name: 'Services' }).tap();
    await page.locator('#menu-services:popover-open').getByRole('link', { name: 'Chiller' }).waitFor();
  });

  test('scrolls to the top when Home is clicked on the home page, smoothly for who likes motion', async ({
    visit,
  }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await visit('/', { reducedMotion });
      await hydrated(page);
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      await page.waitForFunction(() => scrollY === 1200);
      // Not by Playwright, which scrolls by itself before it clicks. A jump is at the top at once; a movement has only begun.
      const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
      const top = await home.evaluate((link: HTMLElement) => {
        link.click();
        return scrollY;
      });
      assert.equal(top, reducedMotion === 'reduce' ? 0 : 1200);
      await page.waitForFunction(() => scrollY === 0);
      assert.equal(new URL(page.url()).pathname, '/');
    }
  });
});

test('Home at home is opened beside it, or saved, by whoever holds a key', async ({ visit }) => {
  const page = await visit('/');
  await hydrated(page);
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    home.click({ modifiers: ['Shift'] }),
  ]);
  await beside.waitForURL(/\/$/);
  await Promise.all([page.waitForEvent('download'), home.click({ modifiers: ['Alt'] })]);
});

describe('The menu of small screens', () => {
  test('slides in, keeps the focus and the scroll, and closes on Escape', { tag: '@phone' }, async ({
    visit,
  }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    const open = page.getByRole('button', { name: 'Open the menu' });
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.waitFor();
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflow), 'hidden');
    // A moment after it is drawn the page around it can no longer be reached (app/shell/use-sheet.ts).
    await page.locator('main:is([inert], [inert] *)').waitFor();
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const at = document.activeElement;
        return at !== document.body && !at?.closest('dialog');
      });
      assert.equal(outside, false);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    assert.ok(await open.evaluate((button) => button === document.activeElement));
  });

  test('has a toggle for each submenu, and closes on the backdrop and on navigation', async ({ visit }) => {
    const page = await visit('/faqs', { viewport: { width: 820, height: 900 } });
    await hydrated(page);
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu.waitFor();
    await page.mouse.click(100, 500);
    await menu.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Open the menu' }).click();
    const careers = menu.getByRole('link', { name: 'Careers' });
    assert.equal(await careers.isVisible(), false);
    await menu.locator('summary', { hasText: 'Contact Us' }).click();
    await careers.click();
    await page.waitForURL('**/careers');
    await menu.waitFor({ state: 'hidden' });
  });

  test('closes when Home is chosen at home, which leads to the top, and when the window grows', async ({
    visit,
  }) => {
    const page = await visit('/', { viewport: phone });
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    const openMenu = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await openMenu.click();
    await menu.getByRole('link', { name: 'Home', exact: true }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => scrollY === 0);
    await openMenu.click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await menu.waitFor({ state: 'hidden' });
  });

  test('opens without JavaScript, and leads to clean paths only', { tag: '@no-script' }, async ({
    visit,
  }) => {
    const page = await visit('/faqs', { viewport: phone });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.waitFor();
    for (const href of await linksIn(page, '#mobile-menu')) assert.doesNotMatch(href ?? '', /\s|%20/);
    await menu.getByRole('link', { name: 'Accreditations' }).click();
    assert.equal(new URL(page.url()).pathname, '/accreditations');
  });
});

describe('Around every page', () => {
  test('the call to action leads to the estimate', async ({ visit }) => {
    const page = await visit('/faqs');
    const band = page.getByRole('complementary', { name: 'Need a successful project?' });
    await band.getByText("Let's Work Together").waitFor();
    assert.equal(
      await band.getByRole('link', { name: 'Estimate Project' }).getAttribute('href'),
      '/estimate-project',
    );
  });

  test('the footer holds two phone numbers, an address, three columns and the year of reading', async ({
    visit,
  }) => {
    const page = await visit('about:blank');
    await page.clock.install({ time: new Date('2031-03-01') });
    await page.goto('/faqs');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByText('© 2031 NASAQ Facilities Management').waitFor();
    assert.equal(await footer.locator('a[href^="tel:"]').count(), 2);
    assert.equal(await footer.locator('a[href="mailto:info@nasaq.example"]').count(), 1);
    const about = ['who-we-are', 'mission-vision', 'testimonials', 'health-safety', 'sustainability'];
    for (const [name, pages] of [
      ['About us', [...about, 'smart-tech', 'gallery', 'accreditations']],
      ['Services', ['services', ...mainCategories.map((slug) => `service/${slug}`), 'industry']],
      ['Contact', ['contact-us', 'request-quote', 'faqs', 'careers', 'estimate-project']],
    ] as const)
      assert.deepEqual(
        await linksIn(page, `footer nav[aria-label="${name}"]`),
        pages.map((each) => `/${each}`),
      );
  });

  test('the side bar leads to the form and the office', async ({ visit }) => {
    const page = await visit('/faqs');
    const bar = page.getByRole('complementary', { name: 'Shortcuts' });
    assert.equal(
      await bar.getByRole('link', { name: 'Write to us' }).getAttribute('href'),
      '/contact-us#contact',
    );
    assert.equal(
      await bar.getByRole('link', { name: 'Find our office' }).getAttribute('href'),
      '/contact-us#location',
    );
  });

  test('the company video is fetched when opened, has captions, and ends when closed', async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    const button = page.getByRole('link', { name: 'Watch our video' });
    assert.equal(await page.locator('video').count(), 0);
    await button.click();
    const film = page.locator('dialog video');
    await film.waitFor();
    await page.waitForFunction(
      () => (document.querySelector('video')?.textTracks[0]?.cues?.length ?? 0) >= 4,
    );
    assert.ok(films.length > 0);
    await page.keyboard.press('Escape');
    await film.waitFor({ state: 'detached' });
    assert.ok(await button.evaluate((element) => element === document.activeElement));
  });

  test('the company video ends when the visitor goes back, and stays away', async ({ visit }) => {
    const page = await visit('/careers');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
    await page.getByRole('link', { name: 'Watch our video' }).click();
    const film = page.locator('dialog video');
    await film.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
    await film.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
    assert.equal(await film.count(), 0);
  });

  test('the theme follows the system until the visitor chooses, and is remembered without a flash', async ({
    visit,
  }) => {
    const page = await visit('/faqs', { colorScheme: 'dark', expectErrors: true });
    await hydrated(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    assert.equal(await ground(), 'rgb(11, 27, 34)');
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
    // The button answers at once; the colours, which take a slow processor longer, come in the frame after.
    assert.deepEqual(
      await toggle.evaluate((button: HTMLElement) => {
        button.click();
        const { backgroundColor } = getComputedStyle(document.documentElement);
        return [button.getAttribute('aria-pressed'), backgroundColor];
      }),
      ['false', 'rgb(11, 27, 34)'],
    );
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(253, 250, 244)',
    );
    // The next page is already light when its body is parsed, long before any script file.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/gallery', { waitUntil: 'commit' });
    await page.locator('body').waitFor();
    assert.equal(await ground(), 'rgb(253, 250, 244)');
  });

  test('the theme toggle is for large screens only, unless a theme was chosen', { tag: '@phone' }, async ({
    visit,
  }) => {
    const page = await visit('/faqs');
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    const openMenu = page.getByRole('button', { name: 'Open the menu' });
    await openMenu.click();
    assert.equal(await toggle.filter({ visible: true }).count(), 0);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await hydrated(page);
    await openMenu.click();
    await toggle.filter({ visible: true }).click();
    await page.locator('html[data-theme="light"]').waitFor();
  });

  test('the skip link leads to the content', async ({ visit }) => {
    const page = await visit('/faqs');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    assert.ok(await skip.evaluate((link) => link === document.activeElement));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  test('a change of page is announced, and starts at the top of the content', async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      Object.assign(window, { samePage: true });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await page.waitForURL('**/careers');
    await page.getByRole('status').filter({ hasText: 'NASAQ | ' }).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
    assert.equal(await page.evaluate(() => 'samePage' in window), true);
    await page.waitForFunction(() => scrollY === 0);
  });
});
