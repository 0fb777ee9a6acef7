import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { carouselLabels as words } from '../content/en/carousel-labels.ts';
import { violations } from './axe.ts';
import { test as base, describe, desktop, hydrated, phone, type VisitOptions } from './browser.ts';

type Arrive = (options?: VisitOptions) => Promise<Page>;

/** A visitor whose clock the test turns, so that nothing waits for real seconds. */
const test = base.extend<{ arrive: Arrive; open: Arrive }>({
  arrive: ({ visit }, use) =>
    use(async (options) => {
      const page = await visit('about:blank', { reducedMotion: 'no-preference', ...options });
      await page.clock.install();
      return page;
    }),
  open: ({ arrive }, use) =>
    use(async (options) => {
      const page = await arrive(options);
      await page.goto('/kit/motion');
      await hydrated(page);
      return page;
    }),
});

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slidesOf = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]');
const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name, exact: true });

/** The numbers of the slides that can be seen and reached. */
const shown = async (carousel: Locator): Promise<number[]> =>
  (
    await carousel
      .locator('[aria-roledescription="slide"]:not([inert])')
      .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label') ?? ''))
  ).map((label) => Number(label.split(' ')[0]));

async function untilShown(carousel: Locator, number: number): Promise<void> {
  await carousel.locator(`[aria-label^="${number} of"]:not([inert])`).waitFor();
}

/** One of the slides that were in view has left it. */
const untilMoved = (carousel: Locator, before: readonly number[]) =>
  carousel
    .locator(before.map((number) => `[aria-label^="${number} of"][inert]`).join())
    .first()
    .waitFor({ state: 'attached' });

const state = (carousel: Locator) => carousel.locator('[aria-live]').getAttribute('aria-live');
const untilRotating = (carousel: Locator) => carousel.locator('[aria-live="off"]').waitFor();
const untilResting = (carousel: Locator) => carousel.locator('[aria-live="polite"]').waitFor();

async function approach(page: Page, name: string): Promise<Locator> {
  const carousel = region(page, name);
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button').first().waitFor();
  return carousel;
}

/** Scrolls to a carousel and stops the clock. */
async function meet(page: Page, name: string): Promise<Locator> {
  const carousel = await approach(page, name);
  await page.clock.pauseAt(Date.now() + 600_000);
  return carousel;
}

async function assertStopped(page: Page, carousel: Locator): Promise<void> {
  const before = await shown(carousel);
  await page.clock.runFor(7_000);
  assert.deepEqual(await shown(carousel), before);
  assert.equal(await state(carousel), 'polite');
}

for (const [device, viewport, inView] of [
  ['desktop', desktop, 3],
  ['phone', phone, 1],
] as const)
  describe(`on a ${device} a visitor`, () => {
    test('sees a carousel move by itself and begin again after the last slide', async ({ open }) => {
      const page = await open({ viewport });
      const carousel = await meet(page, 'Reviews');
      await untilRotating(carousel);
      assert.equal(await carousel.getAttribute('data-autoplay-ms'), '3000');
      assert.equal(await carousel.getAttribute('data-speed-ms'), '500');
      assert.equal((await shown(carousel)).length, inView);
      const current = carousel.locator('button[aria-current="true"]');
      const start = Number(/\d+/.exec((await current.getAttribute('aria-label')) ?? '')?.[0]);
      for (let step = 0; step < 6; step++) {
        await page.clock.runFor(3000);
        const next = ((start + step) % 6) + 1;
        await carousel.locator(`button[aria-current][aria-label="Slide ${next} of 6"]`).waitFor();
      }
    });

    test('walks both ways with the arrow keys, and the focus stays with the slides', async ({ open }) => {
      const page = await open({ viewport });
      const carousel = await meet(page, 'Cards by hand');
      assert.deepEqual((await shown(carousel))[0], 1);
      await carousel.getByRole('link').first().focus();
      await page.keyboard.press('ArrowRight');
      await untilShown(carousel, inView === 1 ? 2 : 3);
      const focused = () =>
        page.evaluate(() => document.activeElement?.closest('[aria-roledescription="slide"]')?.ariaLabel);
      await page.waitForFunction(() => document.activeElement?.ariaLabel === '2 of 5');
      assert.equal(await focused(), '2 of 5');
      await page.keyboard.press('ArrowLeft');
      await page.waitForFunction(() => document.activeElement?.ariaLabel === '1 of 5');
      assert.equal((await shown(carousel))[0], 1);
    });

    test('cannot tab to what is out of view', async ({ open }) => {
      const page = await open({ viewport });
      const carousel = await meet(page, 'Cards by hand');
      const links = await carousel.getByRole('link').count();
      const reachable = new Set<string>();
      await button(carousel, words.next).focus();
      for (let step = 0; step <= links; step++) {
        await page.keyboard.press('Tab');
        const slide = await page.evaluate(
          () => document.activeElement?.closest('[aria-roledescription="slide"]')?.ariaLabel ?? '',
        );
        if (slide) reachable.add(slide);
      }
      assert.deepEqual(
        [...reachable].map((label) => Number(label[0])),
        await shown(carousel),
      );
    });

    test('who wants less motion sees none, and can still walk through', async ({ open }) => {
      const page = await open({ viewport, reducedMotion: 'reduce' });
      const carousel = await meet(page, 'Reviews');
      assert.equal(await button(carousel, words.pause).count(), 0);
      assert.equal(await button(carousel, words.play).count(), 0);
      await assertStopped(page, carousel);
      await button(carousel, words.next).click();
      await untilShown(carousel, inView + 1);
      assert.deepEqual((await shown(carousel))[0], 2);
    });

    test('without scripts scrolls through every slide, and meets no dead button', async ({ visit }) => {
      const page = await visit('/kit/motion', { viewport, javaScriptEnabled: false });
      for (const name of ['Home hero', 'Reviews', 'Group banner', 'Client logos']) {
        const carousel = region(page, name);
        assert.equal(await carousel.getByRole('button').count(), 0);
        const frame = await carousel.boundingBox();
        for (const slide of await slidesOf(carousel).all()) {
          await slide.scrollIntoViewIfNeeded();
          const box = await slide.boundingBox();
          assert.ok(frame && box);
          assert.ok(box.x > frame.x - 40 && box.x + box.width < frame.x + frame.width + 40, name);
        }
      }
    });

    test('sees nothing jump when the controls arrive', async ({ visit, open }) => {
      const still = await visit('/kit/motion', { viewport, javaScriptEnabled: false });
      const moving = await open({ viewport });
      for (const name of ['Group banner', 'Cards by hand', 'Client logos']) {
        await approach(moving, name);
        const [before, after] = await Promise.all([
          region(still, name).locator('> :last-child').boundingBox(),
          region(moving, name).locator('> :last-child').boundingBox(),
        ]);
        assert.ok(before && after && Math.abs(before.height - after.height) <= 16, name);
      }
    });
  });

describe('a visitor', () => {
  test('reaches the pause button first and stops the rotation with it', async ({ open }) => {
    const page = await open();
    const carousel = await meet(page, 'Reviews');
    const pause = button(carousel, words.pause);
    assert.equal(
      await carousel.evaluate((root) => root.querySelector('button, a, input')?.getAttribute('aria-label')),
      words.pause,
    );
    await pause.focus();
    await page.keyboard.press('Enter');
    await button(carousel, words.play).waitFor();
    await button(carousel, words.play).blur();
    await assertStopped(page, carousel);

    const before = await shown(carousel);
    await button(carousel, words.play).click();
    await untilRotating(carousel);
    await page.clock.runFor(3000);
    await untilMoved(carousel, before);
  });

  test('holds it while the focus is inside, and lets it go on', async ({ open }) => {
    const page = await open();
    const carousel = await meet(page, 'Reviews');
    await untilRotating(carousel);
    await button(carousel, words.next).focus();
    await untilResting(carousel);
    await assertStopped(page, carousel);
    await button(carousel, words.next).blur();
    await untilRotating(carousel);
  });

  for (const [how, take] of [
    ['an arrow', (carousel: Locator) => button(carousel, words.next).click()],
    ['a dot', (carousel: Locator) => carousel.getByRole('button', { name: 'Slide 3 of 6' }).click()],
    ['an arrow key', (carousel: Locator) => button(carousel, words.pause).press('ArrowRight')],
  ] as const)
    test(`takes over with ${how}: it never moves by itself again`, async ({ open }) => {
      const page = await open();
      const carousel = await meet(page, 'Reviews');
      await untilRotating(carousel);
      const before = await shown(carousel);
      await take(carousel);
      await button(carousel, words.play).waitFor();
      await untilMoved(carousel, before);
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await assertStopped(page, carousel);
    });
});

test('a pointer over a carousel holds it, and leaving lets it go on', async ({ open }) => {
  const page = await open();
  const carousel = await meet(page, 'Reviews');
  await untilRotating(carousel);
  await carousel.hover();
  await untilResting(carousel);
  await assertStopped(page, carousel);
  await page.mouse.move(0, 0);
  await untilRotating(carousel);
});

test('a mouse drags the slides, and then they stay', async ({ open }) => {
  const page = await open();
  const carousel = await meet(page, 'Reviews');
  const before = await shown(carousel);
  const box = await carousel.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width * 0.8, box.y + 100);
  await page.mouse.down();
  for (const part of [0.7, 0.6, 0.5, 0.4]) {
    await page.mouse.move(box.x + box.width * part, box.y + 100);
    await page.clock.runFor(50);
  }
  await page.mouse.up();
  await button(carousel, words.play).waitFor();
  await untilMoved(carousel, before);
  await page.mouse.move(0, 0);
  await assertStopped(page, carousel);
});

test('a finger swipes the slides, and then they stay', async ({ open }) => {
  const page = await open({ viewport: phone, hasTouch: true, isMobile: true });
  const carousel = await meet(page, 'Group banner');
  const [before] = await shown(carousel);
  const box = await carousel.boundingBox();
  assert.ok(box && before);
  const touch = await page.context().newCDPSession(page);
  const y = box.y + 120;
  const at = (x: number) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
  for (const x of [270, 230, 180, 120, 80]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    await page.clock.runFor(20);
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await button(carousel, words.play).waitFor();
  await untilShown(carousel, (before % 3) + 1);
  await assertStopped(page, carousel);
});

test('in a right-to-left document the slides go the other way, and the arrow keys with them', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.route('**/kit/motion', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('dir="ltr"', 'dir="rtl"') });
  });
  await page.goto('/kit/motion');
  await hydrated(page);
  const carousel = await meet(page, 'Cards by hand');
  const [first, second] = await slidesOf(carousel).all();
  const [one, two] = [await first?.boundingBox(), await second?.boundingBox()];
  assert.ok(one && two && two.x < one.x);
  await carousel.getByRole('link').first().press('ArrowLeft');
  await untilShown(carousel, 3);
  await page.clock.runFor(2000);
  const moved = await second?.boundingBox();
  assert.ok(moved && Math.abs(moved.x - one.x) < 2);
});

test('a carousel whose slides are all in view has nothing to press', async ({ open }) => {
  const page = await open();
  const carousel = region(page, 'All in view');
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('[aria-live]').waitFor();
  assert.deepEqual(await shown(carousel), [1, 2, 3]);
  assert.equal(await carousel.getByRole('button').count(), 0);
});

test('the hero asks for its first picture, then for the next, and for no others', async ({ arrive }) => {
  const page = await arrive();
  const scenes = new Set<string>();
  page.on('request', (request) => {
    const scene = /heroes\/(\w+)-/.exec(request.url())?.[1];
    if (scene) scenes.add(scene);
  });
  await page.goto('/kit/motion');
  const first = [...scenes];
  const hero = region(page, 'Home hero');
  await button(hero, words.pause).click();
  await button(hero, words.play).waitFor();
  assert.deepEqual(first, ['ifm']);
  assert.ok(scenes.size <= 3, [...scenes].join());
});

for (const [reducedMotion, opacity] of [
  ['no-preference', 0],
  ['reduce', 1],
] as const)
  test(`500 px down the hero's words have opacity ${opacity} with motion: ${reducedMotion}`, async ({
    visit,
  }) => {
    const page = await visit('/kit/motion', { reducedMotion });
    await hydrated(page);
    const title = region(page, 'Home hero').getByRole('heading').first();
    // Two frames after the scroll the fade, which follows it, must be there.
    const seen = await title.evaluate(async (element) => {
      scrollTo({ top: 500, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      let product = 1;
      for (let e: Element | null = element; e; e = e.parentElement)
        product *= Number(getComputedStyle(e).opacity);
      return [scrollY, product];
    });
    assert.deepEqual(seen, [500, opacity]);
  });

describe('the counters', () => {
  test('have their final numbers in the document', async ({ visit }) => {
    const page = await visit('/kit/motion', { javaScriptEnabled: false });
    const text = await region(page, 'Counters').textContent();
    for (const number of ['19+', '350+', '1,000+', '150+']) assert.ok(text?.includes(number));
  });

  test('count from 0 once, when first seen, and are read out as their final number', async ({ open }) => {
    const page = await open();
    const counters = region(page, 'Counters');
    const digits = counters.locator('[aria-hidden="true"] > span').nth(1);
    assert.equal(await digits.textContent(), '350+');
    await digits.evaluate((element) => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(Number.parseInt(element.textContent ?? '', 10))).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    await page.clock.pauseAt(Date.now() + 600_000);
    await counters.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.length > 0);
    assert.equal(await digits.textContent(), '0+');
    assert.match(await counters.ariaSnapshot(), /350\+/);
    assert.doesNotMatch(await counters.ariaSnapshot(), /\b0\+/);
    await page.clock.runFor(500);
    assert.ok(Number.parseInt((await digits.textContent()) ?? '', 10) < 350);
    await page.clock.runFor(550);
    assert.equal(await digits.textContent(), '350+');
    const run = await seen();
    assert.equal(run[0], 0);
    assert.ok(run.length > 10, `${run}`);
    assert.deepEqual(
      run,
      run.toSorted((a, b) => a - b),
    );

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await counters.scrollIntoViewIfNeeded();
    await page.clock.runFor(2000);
    assert.equal((await seen()).length, run.length);
  });

  test('stand still for who wants less motion', async ({ open }) => {
    const page = await open({ reducedMotion: 'reduce' });
    await region(page, 'Counters').scrollIntoViewIfNeeded();
    await page.clock.runFor(200);
    const digits = region(page, 'Counters').locator('[aria-hidden="true"] > span').nth(1);
    assert.equal(await digits.textContent(), '350+');
  });
});

test('stars are filled up to the rating and say it in words', async ({ open }) => {
  const page = await open();
  for (const rating of [0, 3, 5]) {
    const stars = region(page, 'Stars').getByRole('img', { name: `${rating} out of 5 stars` });
    assert.equal(await stars.locator('[data-filled="true"]').count(), rating);
    assert.equal(await stars.locator('svg').count(), 5);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [desktop, phone])
    test(`nothing stands in the way of assistive technology (${colorScheme}, ${viewport.width} px)`, async ({
      open,
    }) => {
      const page = await open({ colorScheme, viewport, reducedMotion: 'reduce' });
      const names = [
        'Home hero',
        'Reviews',
        'Group banner',
        'Fading pictures',
        'Cards by hand',
        'Client logos',
      ];
      for (const name of names) {
        await region(page, name).scrollIntoViewIfNeeded();
        await region(page, name).locator('[aria-live]').waitFor();
      }
      const parts = [
        ...names.map((name) => `[aria-label="${name}"]`),
        ...['counters', 'stars', 'logos'].map((id) => `[aria-labelledby="${id}"]`),
      ];
      assert.deepEqual(await violations(page, parts), []);
    });
