import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { test as base, desktop, hydrated, phone, type VisitOptions } from './browser.ts';
import { holdBack } from './hold-back.ts';

const test = base.extend<{ open: (options?: VisitOptions, path?: string) => Promise<Page> }>({
  open: ({ visit }, use) =>
    use(async (options = {}, path = '/kit/controls') => {
      const page = await visit(path, options);
      if (options.javaScriptEnabled !== false) await hydrated(page);
      return page;
    }),
});

const band = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true });
const gone = (locator: Locator) => locator.waitFor({ state: 'hidden' });

/** Waits until the element has the focus; fails by the page's own time limit. */
const hasFocus = async (locator: Locator) => {
  const element = await locator.elementHandle();
  await locator.page().waitForFunction((wanted) => document.activeElement === wanted, element);
};

const scrolls = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(`the lightbox shows a spinner until the picture has come, then steps and closes (${name})`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    const box = page.getByRole('dialog', { name: /^Picture \d/ });
    assert.equal(await page.locator('dialog img').count(), 0, 'nothing is fetched before it is opened');

    const release = await holdBack(page, /\.(avif|jpg)$/);
    const opener = page.getByRole('button', { name: /Enlarge: Picture 2/ });
    await opener.click();
    await box.getByRole('status').getByText('Loading the picture').waitFor();
    await box.getByText('2 of 8').waitFor();
    release();
    await gone(box.getByRole('status'));
    await box.getByRole('img', { name: 'Housekeepers in a lobby' }).waitFor();
    await box.getByText('One or two sentences').waitFor();

    await box.getByRole('button', { name: 'Next picture' }).click();
    await box.getByText('3 of 8').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await box.getByText('8 of 8').waitFor();
    await box.getByRole('heading', { name: /^Picture 8/ }).waitFor();
    await box.getByRole('button', { name: 'Previous picture' }).click();
    await box.getByText('7 of 8').waitFor();
    assert.equal(await scrolls(page), false);

    await page.keyboard.press('Escape');
    await gone(box);
    await hasFocus(opener);

    await opener.click();
    await box.getByRole('button', { name: 'Close the lightbox' }).click();
    await gone(box);
    await opener.click();
    const picture = await box.getByRole('img').boundingBox();
    assert.ok(picture && picture.width > viewport.width / 3, 'the picture is large');
    await box.getByRole('img').click();
    assert.ok(await box.isVisible(), 'a press on the picture keeps it open');
    await page.mouse.click(viewport.width / 2, 8);
    await gone(box);
  });

  test(`tabs follow the address and the arrow keys without moving the page (${name})`, async ({ open }) => {
    const page = await open({ viewport });
    const tab = (label: string) => page.getByRole('tab', { name: label });
    const panel = (label: string) => page.getByRole('tabpanel', { name: label });

    await panel('Awards').waitFor();
    assert.equal(await page.getByRole('tabpanel').count(), 1);
    await tab('Awards').scrollIntoViewIfNeeded();
    const before = await tab('Awards').boundingBox();
    const entries = await page.evaluate(() => history.length);

    await tab('Celebrations').click();
    await panel('Celebrations').waitFor();
    assert.equal(new URL(page.url()).hash, '#celebrations');
    await page.keyboard.press('ArrowRight');
    await hasFocus(tab('Housekeeping crew'));
    await panel('Housekeeping crew').waitFor();
    await page.keyboard.press('End');
    await panel('NASAQ team').waitFor();
    assert.equal(await tab('NASAQ team').getAttribute('aria-selected'), 'true');
    await page.keyboard.press('ArrowRight');
    await panel('Awards').waitFor();
    assert.deepEqual(await tab('Awards').boundingBox(), before);
    assert.equal(
      await page.evaluate(() => history.length),
      entries + 4,
      'each tab is an entry of the history',
    );
    await page.goBack();
    await panel('NASAQ team').waitFor();
    assert.equal((await tab('Awards').boundingBox())?.y, before?.y);

    await page.goto('/kit/controls#experts');
    await panel('Technical expertise').waitFor();
    await page.goto('/kit/controls#nothing-like-it');
    await page.reload();
    await hydrated(page);
    await panel('Awards').waitFor();
    await page.goBack();
    await panel('Technical expertise').waitFor();
  });

  test(`a select opens and closes on its header, and picking an option closes it (${name})`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    const field = page.getByLabel('Position');
    const isOpen = () => field.evaluate((select) => select.matches(':open'));
    const option = (label: string) => field.getByRole('option', { name: label });

    assert.equal(await field.inputValue(), '');
    await field.click();
    await option('Electrician').waitFor();
    await field.click({ position: { x: 20, y: 20 } });
    await page.waitForFunction(() => !document.querySelector('select:open'));

    await field.click();
    await option('Electrician').click();
    assert.equal(await isOpen(), false);
    assert.equal(await field.inputValue(), 'Electrician');

    await field.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.equal(await isOpen(), false);
    assert.equal(await field.inputValue(), 'Housekeeper');
    await page.keyboard.press('Space');
    assert.equal(await isOpen(), true);
    await page.keyboard.press('Escape');
    assert.equal(await isOpen(), false);
    assert.equal(await field.inputValue(), 'Housekeeper');
    const sent = await field.evaluate((select: HTMLSelectElement) =>
      select.form ? new FormData(select.form).get('position') : undefined,
    );
    assert.equal(sent, 'Housekeeper', 'it is a field of its form');
  });

  test(`one question is open at a time, the first to begin with (${name})`, async ({ open }) => {
    const page = await open({ viewport });
    const accordion = band(page, 'Accordion');
    const answer = (text: string) => accordion.getByText(text);

    await answer('Within the hour').waitFor();
    await accordion.getByRole('heading', { name: 'Who pays for spare parts?' }).click();
    await answer('Small ones are in the fee').waitFor();
    await gone(answer('Within the hour'));
    await page.keyboard.press('Enter');
    await gone(answer('Small ones are in the fee'));
  });

  test(`the whole card is one link (${name})`, async ({ open }) => {
    const page = await open({ viewport });
    const cards = band(page, 'Cards that are links');
    assert.equal(await cards.getByRole('link').count(), 5);
    assert.equal(await cards.getByText('Find out more').count(), 5);
    assert.equal(await band(page, 'Cards without a link').getByRole('link').count(), 0);

    const card = cards.getByRole('article').filter({ hasText: 'Soft Services' });
    await card.scrollIntoViewIfNeeded();
    const more = await card.getByText('Find out more').boundingBox();
    assert.ok(more);
    await page.mouse.click(more.x + 10, more.y + more.height - 8);
    await page.waitForURL('**/kit/controls?card=soft');
  });
}

test('an address that names a question opens it', async ({ open }) => {
  const page = await open({}, '/kit/controls#how-long');
  const accordion = band(page, 'Accordion');
  await accordion.getByText('A year as a rule.').waitFor();
  await gone(accordion.getByText('Within the hour'));
  await page.evaluate(() => {
    location.hash = '#who-pays';
  });
  await accordion.getByText('Small ones are in the fee').waitFor();
  const question = await accordion.getByRole('heading', { name: 'Who pays' }).boundingBox();
  assert.ok(question && question.y > 60 && question.y < desktop.height / 2, 'below the header, in sight');
});

test('a swipe turns to the next picture and back', async ({ open }) => {
  const page = await open({ viewport: phone, hasTouch: true, isMobile: true });
  await page.getByRole('button', { name: /Enlarge: Picture 1/ }).tap();
  const box = page.getByRole('dialog', { name: /^Picture \d/ });
  await box.getByText('1 of 8').waitFor();
  const session = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 380 }],
      });
    await touch('touchStart', from);
    await touch('touchMove', (from + to) / 2);
    await touch('touchMove', to);
    await touch('touchEnd');
  };
  await swipe(320, 80);
  await box.getByText('2 of 8').waitFor();
  await swipe(80, 320);
  await box.getByText('1 of 8').waitFor();

  // Whoever has zoomed in looks around with the same finger.
  const seenFrom = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await page.waitForFunction(() => visualViewport?.scale === 2);
  await page.locator('dialog [data-zoomed]').waitFor();
  const before = await seenFrom();
  await swipe(320, 80);
  await page.waitForFunction((from) => (visualViewport?.offsetLeft ?? 0) > from + 40, before);
  await box.getByText('1 of 8').waitFor();
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await page.locator('dialog [data-zoomed]').waitFor({ state: 'detached' });
  await swipe(320, 80);
  await box.getByText('2 of 8').waitFor();
});

test('a picture that does not come leaves words and a way out', async ({ open }) => {
  const page = await open({ expectErrors: true });
  await page.route(/\.(avif|jpg)$/, (route) => route.abort());
  await page.getByRole('button', { name: /Enlarge: Picture 3/ }).click();
  const box = page.getByRole('dialog', { name: /^Picture 3/ });
  await box.getByRole('alert').getByText('This picture could not be loaded.').waitFor();
  await page.keyboard.press('Escape');
  await gone(box);
});

test('the maps service is asked only when the visitor wants the map, and the link is always there', async ({
  open,
}) => {
  const page = await open({ expectErrors: true });
  const asked: string[] = [];
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const map = band(page, 'Map frame');
  const link = map.getByRole('link', { name: 'Open in Google Maps' });
  await link.scrollIntoViewIfNeeded();
  assert.equal(await map.locator('iframe').count(), 0);
  assert.deepEqual(asked, []);

  const request = page.waitForRequest('https://www.google.com/maps?**');
  await map.getByRole('link', { name: 'Show the map' }).click();
  await request;
  const frame = map.getByTitle('Map: the office');
  await hasFocus(frame);
  assert.equal(await frame.getAttribute('credentialless'), '');
  assert.equal(await frame.getAttribute('referrerpolicy'), 'no-referrer');
  assert.ok(await link.isVisible());
  assert.match((await link.getAttribute('href')) ?? '', /^https:\/\/www\.google\.com\/maps\/search/);
});

test('buttons and links say what they are and are large enough to hit', async ({ open }) => {
  const page = await open({ viewport: phone });
  const buttons = band(page, 'Buttons on every ground');
  const call = buttons.getByRole('link', { name: 'Call toll-free' }).first();
  assert.equal(await call.getAttribute('href'), 'tel:800000000');
  assert.ok(await buttons.getByRole('button', { name: 'Disabled' }).first().isDisabled());
  for (const control of await buttons.locator('a, button').all()) {
    const size = await control.boundingBox();
    assert.ok(size && size.height >= 44 && size.width >= 44, (await control.textContent()) ?? '');
  }
  await buttons.getByRole('button', { name: 'Send' }).first().click();
  assert.ok(await buttons.getByRole('button', { name: 'Sending...' }).first().isDisabled());

  const trail = page.getByRole('navigation', { name: 'You are here', exact: true });
  assert.equal(await trail.getByRole('link', { name: 'Home' }).getAttribute('href'), '/');
  assert.equal(await trail.getByText('Services').getAttribute('aria-current'), 'page');
});

test('without script tabs, questions, selects, cards and the map’s link still work', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  const tabs = page.getByRole('navigation', { name: 'Kinds of picture' });
  await page.getByText('Cups, stars and certificates.').waitFor();
  await tabs.getByRole('link', { name: 'Celebrations' }).click();
  await page.getByText('Cake and long tables.').waitFor();
  await gone(page.getByText('Cups, stars and certificates.'));

  const accordion = band(page, 'Accordion');
  await accordion.getByText('Within the hour').waitFor();
  await accordion.getByRole('heading', { name: 'Who pays' }).click();
  await accordion.getByText('Small ones are in the fee').waitFor();
  await gone(accordion.getByText('Within the hour'));

  await page.getByLabel('Position').selectOption('Lifeguard');
  assert.equal(await page.getByLabel('Position').inputValue(), 'Lifeguard');

  const map = band(page, 'Map frame');
  assert.equal(await map.getByRole('button').count(), 0);
  assert.ok(await map.getByRole('link', { name: 'Open in Google Maps' }).isVisible());

  await band(page, 'Cards that are links').getByRole('link', { name: 'Chiller' }).click();
  await page.waitForURL('**/kit/controls?card=chiller');
});

const headings = [
  'Buttons on every ground',
  'A deep band with a centred heading',
  'Breadcrumbs',
  'Selects',
  'Accordion',
  'Map frame',
  'Cards that are links',
  'Cards without a link',
  'Lightbox',
  'Tabs by hash',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing to object to in the ${colorScheme} theme`, async ({ open }) => {
    const page = await open({ colorScheme });
    const faults = (...selectors: string[]) => violations(page, selectors);
    const ids = await Promise.all(
      headings.map((heading) => band(page, heading).getAttribute('aria-labelledby')),
    );
    assert.deepEqual(await faults(...ids.map((id) => `section[aria-labelledby="${id}"]`)), []);

    await page.getByRole('button', { name: /Enlarge: Picture 4/ }).click();
    await page.getByRole('dialog').getByRole('img', { name: 'The team on the steps' }).waitFor();
    await gone(page.getByRole('dialog').getByRole('status'));
    assert.deepEqual(await faults('dialog[open]'), []);
  });
}
