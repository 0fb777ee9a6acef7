import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { bothSizes, describe, desktop, hydrated, phone, test } from './browser.ts';

declare global {
  interface Window {
    /** The tabs that were chosen, by their ids. */
    chosenTabs?: string[];
  }
}

const sets = {
  awards: 8,
  celebrations: 11,
  housekeepingcrew: 10,
  'technical-expertise': 9,
  'nasaq-team': 10,
};

describe('Gallery', () => {
  test('an address that writes the team as the company does leads to its pictures', async ({ visit }) => {
    const page = await visit('/gallery#NASAQ-team');
    await page.getByRole('tab', { name: 'NASAQ team', selected: true }).waitFor();
    await page.waitForFunction(() => scrollY > 100);
    await expect(page.locator('#nasaq-team')).toBeInViewport();
  });

  test('a visitor looks through five sets of pictures', bothSizes, async ({ visit, onPhone }) => {
    const page = await visit('/gallery');
    assert.equal(await page.title(), 'NASAQ | Gallery: our teams at work in Dubai');
    await page.getByText('The pictures are illustrations, not photographs.').waitFor();
    await hydrated(page);
    const tabs = page.getByRole('tab');
    assert.equal(await tabs.count(), 5);
    const pictures = page.locator('main li a:has(img):visible');
    assert.equal(await page.getByRole('tab', { selected: true }).textContent(), 'Awards8');
    assert.equal(await pictures.count(), 8);

    const places = await pictures.evaluateAll((links) =>
      links.map((link) => {
        const { x, y, bottom } = link.getBoundingClientRect();
        return { x: Math.round(x), y, bottom };
      }),
    );
    assert.equal(new Set(places.map(({ x }) => x)).size, onPhone ? 2 : 3);
    // The eye meets the pictures in the order in which they are read out, and none covers another.
    for (const [index, place] of places.entries()) {
      const before = places.slice(0, index);
      assert.ok(before.every(({ y }) => place.y >= y - 1));
      assert.ok(before.filter(({ x }) => x === place.x).every(({ bottom }) => place.y >= bottom));
    }

    for (const [index, [hash, count]] of Object.entries(sets).entries()) {
      await tabs.nth(index).click();
      await page.waitForURL(`**/gallery#${hash}`);
      await page.locator(`#${hash}[data-active]`).waitFor();
      assert.equal(await pictures.count(), count);
      assert.ok((await tabs.nth(index).textContent())?.endsWith(String(count)));
    }
    await page.goto('/gallery#technical-expertise');
    await page.locator('#technical-expertise').waitFor();
    assert.equal(await pictures.count(), 9);
    await page.goto('/gallery#no-such-set');
    await page.reload();
    await hydrated(page);
    assert.equal(await page.getByRole('tab', { selected: true }).textContent(), 'Awards8');
    await page.context().close();
  });

  test('the address keeps what stands behind its question mark', async ({ visit }) => {
    const page = await visit('/gallery?utm_source=mail');
    await hydrated(page);
    await page.locator('main li a:has(img):visible').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Celebrations' }).click();
    await page.waitForURL('**/gallery?utm_source=mail#celebrations');
    await page.locator('main li a:has(img):visible').first().click();
    await page.getByRole('dialog').waitFor();
    assert.match(page.url(), /\?utm_source=mail#celebrations$/);
  });

  test('a picture opens large, with a spinner, a caption and keys', bothSizes, async ({ visit, onPhone }) => {
    const page = await visit('/gallery');
    await hydrated(page);
    const links = page.locator('main li a:has(img):visible');
    await links.first().scrollIntoViewIfNeeded();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/pictures/gallery/**', async (route) => {
      await held;
      await route.continue();
    });
    await links.first().click();
    const dialog = page.getByRole('dialog', { name: 'The cabinet by the stairs' });
    await dialog.waitFor();
    await dialog.getByRole('status').filter({ hasText: 'Loading picture' }).waitFor();
    release();
    await dialog.getByRole('status').waitFor({ state: 'detached' });
    await dialog.locator('[data-state="shown"] img').waitFor();
    await dialog
      .getByText('It stands between the entrance and the store. The newest award goes on the upper shelf.')
      .waitFor();

    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Handover on stage' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog', { name: 'Gala table' }).waitFor();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await dialog.waitFor();
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await page.getByRole('dialog', { name: 'Gala table' }).waitFor();

    // The last that goes: the browser closes the dialog first and says so a moment later.
    const content = page.locator('main dialog h2');
    await page.keyboard.press('Escape');
    await content.waitFor({ state: 'detached' });
    assert.ok(await links.first().evaluate((link) => link === document.activeElement));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await content.waitFor({ state: 'detached' });
    await links.nth(1).click();
    await page.locator('dialog [data-state="shown"] img').waitFor();
    await page.mouse.click(4, (onPhone ? phone : desktop).height / 2);
    await content.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('Back walks through the sets and closes a picture; a hash may be in any case', async ({ visit }) => {
    const page = await visit('/gallery');
    await hydrated(page);
    const selected = (name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Celebrations' }).click();
    await selected('Celebrations');
    await page.locator('main li a:has(img):visible').first().click();
    await page.locator('dialog[open] [data-state="shown"] img').waitFor();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await selected('Celebrations');
    await page.goForward();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    // The picture is gone at once, its entry of the history a moment later.
    await page.waitForFunction(() => history.state?.usr?.openIn === undefined);
    // By the page itself: Playwright would reckon from where the browser stands before it has closed the picture.
    await page.evaluate(() => history.back());
    await selected('Awards');
    await page.goto('/gallery#NASAQ-Team');
    await page.reload();
    await hydrated(page);
    await selected('NASAQ team');
  });

  test('Forward opens a picture again that Back is just closing', async ({ visit }) => {
    const page = await visit('/gallery');
    await hydrated(page);
    await page.locator('main li a:has(img):visible').first().click();
    await page.getByRole('dialog', { name: 'The cabinet by the stairs' }).waitFor();
    // A busy browser tells late that a dialog has been closed.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const late = (event: Event) => {
            event.stopImmediatePropagation();
            history.forward();
            const look = () => {
              const dialog = document.querySelector('dialog[open]');
              if (!dialog) return requestAnimationFrame(look);
              dialog.dispatchEvent(new Event('close'));
              requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
            };
            look();
          };
          addEventListener('close', late, { capture: true, once: true });
          history.back();
        }),
    );
    assert.equal(await page.locator('dialog[open]').count(), 1);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });

  const pictureLinks = (page: Page) => page.locator('main li a:has(img):visible');
  /** Closed for the page too: its entry of the history goes a moment later than the picture. */
  const closePicture = async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.locator('main dialog h2').waitFor({ state: 'detached' });
  };

  test('pictures open and close after a reload with one open', async ({ visit }) => {
    const page = await visit('/gallery');
    await hydrated(page);
    await pictureLinks(page).first().click();
    await page.getByRole('dialog', { name: 'The cabinet by the stairs' }).waitFor();
    await page.reload();
    await hydrated(page);
    for (const [index, name] of ['The cabinet by the stairs', 'Handover on stage'].entries()) {
      await pictureLinks(page).nth(index).click();
      await page.getByRole('dialog', { name }).waitFor();
      await closePicture(page);
      assert.equal(await page.locator('main a[aria-busy]').count(), 0);
    }
  });

  test('a tapped picture says at once that it was heard, and not once it has been looked at', async ({
    visit,
  }) => {
    const page = await visit('/gallery');
    await hydrated(page);
    const picture = page.locator('main li a:has(img)').first();
    // Before anything is drawn: the address, and the picture with it, follow later.
    const heard = await picture.evaluate(async (link: HTMLElement) => {
      link.click();
      await Promise.resolve();
      return [link.ariaBusy, history.state?.usr?.openIn];
    });
    assert.deepEqual(heard, ['true', undefined]);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect(picture).not.toHaveAttribute('aria-busy');
  });

  test('of two pictures tapped while the lightbox comes the second opens, and others after it', async ({
    visit,
  }) => {
    const page = await visit('about:blank');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/static/js/lightbox-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/gallery');
    await hydrated(page);
    const links = pictureLinks(page);
    const entries = await page.evaluate(() => history.length);
    for (const index of [0, 1]) {
      await links.nth(index).click();
      await page.locator('main a[aria-busy="true"]').and(links.nth(index)).waitFor();
    }
    assert.equal(await page.evaluate(() => history.length), entries + 1);
    release();
    await page.getByRole('dialog', { name: 'Handover on stage' }).waitFor();
    await closePicture(page);
    assert.equal(await page.locator('main a[aria-busy]').count(), 0);
    await links.first().click();
    await page.getByRole('dialog', { name: 'The cabinet by the stairs' }).waitFor();
  });

  test('the skip link leaves the set that is open', async ({ visit }) => {
    const page = await visit('/gallery#celebrations');
    await hydrated(page);
    await page.getByRole('tab', { name: 'Celebrations', selected: true }).waitFor();
    await page.evaluate(() => {
      window.chosenTabs = [];
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element && target.ariaSelected === 'true') window.chosenTabs?.push(target.id);
      }).observe(document.body, { attributeFilter: ['aria-selected'], subtree: true });
    });
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/gallery#main');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await page.getByRole('tab', { name: 'NASAQ team' }).click();
    await page.getByRole('tab', { name: 'NASAQ team', selected: true }).waitFor();
    assert.deepEqual(await page.evaluate(() => window.chosenTabs), ['nasaq-team-tab']);
  });

  test('without JavaScript the hash chooses the set, and a picture is a link to its file', {
    tag: '@no-script',
  }, async ({ visit }) => {
    const page = await visit('/gallery#celebrations');
    const links = page.locator('main li a:has(img):visible');
    assert.equal(await links.count(), 11);
    const answer = await page.request.get((await links.first().getAttribute('href')) ?? '');
    assert.equal(answer.headers()['content-type'], 'image/jpeg');
    for (const hash of ['nasaq-team', 'NASAQ-team']) {
      await page.goto('about:blank');
      await page.goto(`/gallery#${hash}`);
      await expect(links).toHaveCount(10);
      await expect(page.locator('#nasaq-team')).toBeInViewport();
      // The pill of the set that is open looks so, and no other.
      const grounds = await page
        .locator('nav a[id$="-tab"]')
        .evaluateAll((pills) => pills.map((pill) => getComputedStyle(pill).backgroundColor));
      assert.equal(grounds.lastIndexOf(grounds[4] ?? ''), grounds.indexOf(grounds[4] ?? ''));
      assert.equal(new Set(grounds.slice(0, 4)).size, 1);
    }
    await page.context().close();
  });
});
