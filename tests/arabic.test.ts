import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { describe, hydrated, test } from './browser.ts';

describe('In Arabic', () => {
  test('the switch leads to the same place in the other language and back, and says its name', async ({
    visit,
  }) => {
    const page = await visit('/gallery#celebrations');
    await hydrated(page);
    await page.getByRole('tab').nth(3).click();
    await page.waitForURL('**/gallery#technical-expertise');
    const arabic = page.locator('header a[lang="ar"]').first();
    assert.equal(await arabic.textContent(), 'العربية');
    await arabic.click();
    await page.waitForURL('**/ar/gallery#technical-expertise');
    await hydrated(page);
    const facts = await page.evaluate(() => [document.documentElement.lang, document.dir, document.title]);
    assert.deepEqual(facts.slice(0, 2), ['ar', 'rtl']);
    assert.match(facts[2] ?? '', /^نسق \| /);
    assert.equal(await page.locator('#technical-expertise[data-active]').count(), 1);
    await page.locator('footer a[lang="en"]').click();
    await page.waitForURL('**/gallery#technical-expertise');
    assert.equal(await page.evaluate(() => document.dir), 'ltr');
  });

  test('the switch works without scripts, on pages that exist and on others', { tag: '@no-script' }, async ({
    visit,
  }) => {
    const page = await visit('/ar/service/hard-services/chiller', { expectErrors: true });
    await page.locator('footer').getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Chiller' }).waitFor();
    const missing = await page.goto('/ar/nothing');
    assert.equal(missing?.status(), 404);
    await page.getByRole('heading', { level: 1, name: 'الصفحة غير موجودة' }).waitFor();
    assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
    for (const path of ['/ar/404', '/ar/service/nothing', '/ar/service/hard-services/nothing']) {
      assert.equal((await page.goto(path))?.status(), 404, path);
      assert.equal(await page.locator('html').getAttribute('lang'), 'ar', path);
    }
  });

  test('the menu slides in from the left and is closed again', { tag: '@phone' }, async ({ visit }) => {
    const page = await visit('/ar/faqs', { viewport: { width: 820, height: 1180 } });
    await hydrated(page);
    const menu = page.locator('#mobile-menu');
    assert.equal(await menu.evaluate((dialog) => getComputedStyle(dialog).translate), '-100%');
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await menu.getByRole('link', { name: 'English' }).waitFor();
    assert.equal((await menu.boundingBox())?.x, 0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  test('search finds by either language, and leads to an Arabic page', async ({ visit }) => {
    const page = await visit('/ar/faqs');
    await hydrated(page);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.fill('hvac');
    await page.getByRole('option', { name: 'أنظمة التكييف والتهوية' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'نتيجة واحدة' }).waitFor();
    await field.fill('المبردات');
    const option = page.getByRole('option').first();
    await option.locator('mark', { hasText: 'المبرّدات' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ar/service/hard-services/chiller');
    await page.getByRole('heading', { level: 1, name: 'المبرّدات المركزية' }).waitFor();
  });

  test('the search is written in the direction of what is typed, and begins in that of the page', async ({
    visit,
  }) => {
    for (const [path, own] of [
      ['/ar/faqs', 'rtl'],
      ['/faqs', 'ltr'],
    ] as const) {
      const page = await visit(path);
      await hydrated(page);
      await page.keyboard.press('/');
      const field = page.getByRole('combobox');
      for (const [typed, direction] of [
        ['', own],
        ['hvac', 'ltr'],
        ['مكيف', 'rtl'],
        ['', own],
      ] as const) {
        await field.fill(typed);
        await expect(field).toHaveCSS('direction', direction);
      }
    }
  });

  test('an empty field begins where the page does, and follows what is typed', async ({ visit }) => {
    const page = await visit('/ar/contact-us');
    for (const name of ['name', 'message']) {
      const field = page.locator(`main form [name="${name}"]`);
      await expect(field).toHaveCSS('direction', 'rtl');
      await field.fill('Alex');
      await expect(field).toHaveCSS('direction', 'ltr');
      await field.fill('أحمد');
      await expect(field).toHaveCSS('direction', 'rtl');
    }
  });

  test('arrow keys and fingers move tabs and pictures in reading direction', async ({ visit }) => {
    const page = await visit('/ar/gallery', { hasTouch: true });
    await hydrated(page);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    const chosen = page.locator('[aria-selected="true"]');
    await page.keyboard.press('ArrowLeft');
    await tabs.nth(1).and(chosen).waitFor();
    await page.keyboard.press('ArrowRight');
    await tabs.first().and(chosen).waitFor();
    await page.keyboard.press('ArrowRight');
    await tabs.last().and(chosen).waitFor();
    await page.locator('main li a:has(img):visible').first().click();
    const dialog = page.getByRole('dialog');
    const place = dialog.locator('p').first();
    const at = async (number: number) => {
      await place.filter({ hasText: new RegExp(`^${number}\\D`) }).waitFor();
    };
    await at(1);
    await page.keyboard.press('ArrowLeft');
    await at(2);
    await page.keyboard.press('ArrowRight');
    await at(1);
    const swipe = (from: number, to: number) =>
      dialog
        .locator('[data-state]')
        .first()
        .evaluate(
          (stage, [start, end]) => {
            const touch = (clientX: number) =>
              new Touch({ identifier: 1, target: stage, clientX: clientX ?? 0, clientY: 300 });
            const fire = (type: string, touches: Touch[], changedTouches: Touch[]) =>
              stage.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
            fire('touchstart', [touch(start)], [touch(start)]);
            fire('touchend', [], [touch(end)]);
          },
          [from, to] as const,
        );
    await swipe(300, 500);
    await at(2);
    await swipe(500, 300);
    await at(1);
  });

  test('carousels move with the reading direction', async ({ visit }) => {
    const page = await visit('/ar/service/hard-services/chiller', { reducedMotion: 'no-preference' });
    await hydrated(page);
    const strip = page.locator('section[data-autoplay-ms]').first();
    await strip.scrollIntoViewIfNeeded();
    await strip.locator('xpath=self::*[@data-moving]').waitFor();
    const track = strip.locator('[aria-live]');
    // Embla pulls the track to the right, so that what lies at the left comes in.
    await page.waitForFunction(
      (element) => new DOMMatrix(getComputedStyle(element as Element).transform).m41 > 0,
      await track.elementHandle(),
    );
  });

  test('rows that are wider than a phone begin at the right and follow the section in view', {
    tag: '@phone',
  }, async ({ visit }) => {
    const page = await visit('/ar/services');
    await hydrated(page);
    const row = page.locator('main nav ul').filter({ has: page.locator('a[href="#hard-services"]') });
    const isInSight = (anchor: string) =>
      row.evaluate((list, href) => {
        const [outer, inner] = [list, list.querySelector(`[href="${href}"]`) ?? document.body].map((each) =>
          each.getBoundingClientRect(),
        );
        return outer && inner ? inner.left >= outer.left - 1 && inner.right <= outer.right + 1 : false;
      }, `#${anchor}`);
    assert.equal(await row.evaluate((list) => list.scrollLeft), 0);
    assert.equal(await isInSight('ifm-services'), true, 'the first is at the right');
    assert.equal(await isInSight('specialized-services'), false);
    await page.evaluate(() => document.getElementById('specialized-services')?.scrollIntoView());
    await expect.poll(() => isInSight('specialized-services')).toBe(true);
    assert.ok((await row.evaluate((list) => list.scrollLeft)) < 0, 'scrolled to the left');
  });

  test('the header stays on one line from 1200 px in both languages', async ({ visit }) => {
    for (const path of ['/faqs', '/ar/faqs']) {
      const page = await visit(path, { viewport: { width: 1200, height: 800 } });
      await hydrated(page);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 1200, path);
      await page.context().close();
    }
  });

  test('the film’s captions are in the page’s language', async ({ visit }) => {
    const page = await visit('/ar/faqs');
    await hydrated(page);
    await page.getByRole('link', { name: 'شاهد الفيديو' }).first().click();
    const track = page.locator('dialog video track');
    await track.waitFor({ state: 'attached' });
    assert.equal(await track.getAttribute('srclang'), 'ar');
    const captions = await page.request.get((await track.getAttribute('src')) ?? '');
    assert.match(await captions.text(), /[\u0621-\u064a]{3}/);
  });
});
