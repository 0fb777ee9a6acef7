import assert from 'node:assert/strict';
import type { Page, Route } from '@playwright/test';
import { bothSizes, describe, hydrated, test, type Visit } from './browser.ts';
import { holdBack } from './hold-back.ts';

describe('The search', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });

  test('answers who types while a picture still keeps the page from being loaded', async ({ visit }) => {
    const page = await visit('about:blank');
    const release = await holdBack(page, '**/*.avif');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await box(page).pressSequentially('chil');
    await page.getByRole('option', { name: 'Chiller Service' }).waitFor();
    assert.notEqual(await page.evaluate(() => document.readyState), 'complete');
    release();
  });

  test('opens by its keys on a keyboard of other letters', async ({ visit }) => {
    const page = await visit('/ar/faqs');
    await hydrated(page);
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'ن',
          code: 'KeyK',
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
    await page.locator('#search:popover-open').waitFor();
  });

  test('finds services, groups and pages as the visitor types', bothSizes, async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await box(page).waitFor();
    assert.equal(await box(page).getAttribute('placeholder'), 'Search services...');
    assert.equal(await page.getByRole('option').count(), 0);
    await box(page).fill('SERVICES');
    await page.getByRole('option', { name: 'Hard Services Service group' }).waitFor();
    const first = await page.getByRole('option').allTextContents();
    assert.ok(
      first.slice(0, 6).every((text) => /services/i.test(text)),
      `${first}`,
    );
    await box(page).fill('lift');
    const elevator = page.getByRole('option').first();
    assert.match((await elevator.textContent()) ?? '', /^Elevator/);
    assert.equal(await elevator.locator('mark').textContent(), 'Lift');
    await box(page).fill('chil');
    const chiller = page.getByRole('option', { name: 'Chiller Service' });
    await chiller.waitFor();
    assert.equal(await chiller.locator('mark').textContent(), 'Chil');
    await box(page).fill('zzz');
    await page.getByText('Nothing matches').waitFor();
    await box(page).fill('faq');
    await page.getByRole('option', { name: 'FAQs Page' }).waitFor();
    await box(page).fill('chil');
    await chiller.click();
    await page.waitForURL('**/service/hard-services/chiller');
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    assert.equal(await box(page).inputValue(), '');
  });

  test('opens with "/" and Ctrl+K, moves with the arrows, chooses with Enter, and gives the focus back', async ({
    visit,
  }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    const quote = page.getByRole('main').getByRole('link', { name: 'Request a quote' });
    await quote.focus();
    await page.keyboard.press('/');
    await box(page).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[aria-label="Search"]').waitFor({ state: 'hidden' });
    assert.ok(await quote.evaluate((link) => link === document.activeElement));

    await page.keyboard.press('Control+k');
    await box(page).fill('secur');
    await page.getByRole('option', { selected: true, name: 'Security Service' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { selected: true, name: 'Security Services Service group' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/service/security-services');
  });

  test('stays open when a selection is dragged out of its field', async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await box(page).fill('chiller');
    const place = await box(page).boundingBox();
    assert.ok(place);
    await page.mouse.move(place.x + 60, place.y + place.height / 2);
    await page.mouse.down();
    await page.mouse.move(20, 700, { steps: 4 });
    await page.mouse.up();
    assert.ok(await box(page).isVisible());
    // A press that begins beside it closes it.
    await page.mouse.click(20, 700);
    await page.locator('dialog[aria-label="Search"]').waitFor({ state: 'hidden' });
  });

  /** A page on which what the search looks through is answered as the test says. */
  const withIndex = async (visit: Visit, answer: (route: Route) => Promise<void>) => {
    const page = await visit('about:blank', { expectErrors: true });
    await page.route('**/search.json', answer);
    await page.goto('/faqs');
    await hydrated(page);
    return page;
  };

  /** Closed, and its results are gone: a press right after Escape would find them still there. */
  const close = async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.locator('#search [role="listbox"]').waitFor({ state: 'detached' });
    // Not in what is hidden, where the next key would be lost.
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
  };

  test('works once what it looks through can be had, without a reload', async ({ visit }) => {
    let reachable = false;
    const page = await withIndex(visit, (route) => (reachable ? route.continue() : route.abort()));
    await page.keyboard.press('/');
    await box(page).fill('lif');
    const failed = page.getByRole('status').filter({ hasText: 'could not be loaded' });
    await failed.waitFor();
    assert.ok(await page.getByRole('dialog').getByRole('link', { name: 'All Services' }).isVisible());
    // Whoever opens it again: asked for before anything is typed.
    await close(page);
    const again = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/search.json'));
    await page.keyboard.press('/');
    await again;
    // Whoever types on.
    await box(page).fill('lif');
    await failed.waitFor();
    reachable = true;
    await box(page).press('t');
    await page.getByRole('option', { name: 'Elevator' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/service/specialized-services/elevator');
  });

  test('leaves the page as it is where another release’s list is of no use', async ({ visit }) => {
    const page = await withIndex(visit, (route) => route.fulfill({ json: { items: [{}] } }));
    const broken = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.keyboard.press('/');
    await box(page).fill('lift');
    await broken;
    assert.equal(await page.getByText('Something went wrong').count(), 0);
    await page.getByRole('dialog').getByRole('link', { name: 'All Services' }).click();
    await page.waitForURL('**/services');
  });

  test('says that it is on its way, and never again to whoever has it', async ({ visit }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    const page = await withIndex(visit, async (route) => {
      asked += 1;
      await released;
      await (asked === 1 ? route.continue() : route.abort());
    });
    await page.keyboard.press('/');
    await box(page).fill('lift');
    await page.getByRole('status').filter({ hasText: 'Getting the search ready' }).waitFor();
    release();
    await page.getByRole('option', { name: 'Elevator' }).waitFor();
    await close(page);
    const said = await page.evaluateHandle(() => {
      const texts: string[] = [];
      const note = () => texts.push(document.querySelector('#search [role="status"]')?.textContent ?? '');
      new MutationObserver(note).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return texts;
    });
    await page.keyboard.press('/');
    await box(page).fill('lift');
    await page.getByRole('option', { name: 'Elevator' }).waitFor();
    const texts = await said.jsonValue();
    assert.ok(
      texts.some((text) => text.includes('found')),
      `${texts}`,
    );
    assert.deepEqual(
      texts.filter((text) => text !== '' && !text.includes('found')),
      [],
    );
  });

  test('closes when the visitor goes back while it is open', async ({ visit }) => {
    const page = await visit('/careers');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await box(page).fill('chil');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
    await page.locator('#search').waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  test('closes with its button', { tag: '@phone' }, async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Close search' }).click();
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' });
  });
});
