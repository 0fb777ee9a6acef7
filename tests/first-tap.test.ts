import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { baseUrl, describe, desktop, hydrated, phone, test, type Visit } from './browser.ts';
import { holdBack } from './hold-back.ts';

declare global {
  interface Window {
    /** How often the page has given the focus to the map. */
    mapFocused?: number;
  }
}

/** Every script but those inside the page: this pattern names the files. */
const scripts = '**/static/js/**';

async function withoutScripts(visit: Visit, path: string, viewport = phone): Promise<Page> {
  const page = await visit('about:blank', { expectErrors: true, viewport });
  await page.route(scripts, (route) => route.abort());
  await page.goto(path);
  return page;
}

/** A page whose scripts come when the test says so. */
async function withLateScripts(visit: Visit, path: string, viewport = phone) {
  const page = await visit('about:blank', { viewport });
  const release = await holdBack(page, scripts);
  await page.goto(path);
  return {
    page,
    wake: () => {
      release();
      return hydrated(page);
    },
  };
}

interface Answered {
  readonly ms: number;
  /** How many frames were drawn meanwhile: on a machine that is busy with others each may take long. */
  readonly frames: number;
}

/** How long after a tap the page has answered, by its own clock. */
const answeredAfter = (page: Page, tapped: string, answer: string): Promise<Answered> =>
  page.evaluate(
    ([tapped, answer]) =>
      new Promise<Answered>((resolve, reject) => {
        let frames = 0;
        const element = document.querySelector<HTMLElement>(tapped);
        if (!element) return reject(new Error(`There is no ${tapped}.`));
        const at = performance.now();
        element.click();
        const look = () => {
          if (document.querySelector(answer)) resolve({ ms: performance.now() - at, frames });
          else if (performance.now() - at > 3000) reject(new Error(`${answer} did not come.`));
          else
            requestAnimationFrame(() => {
              frames += 1;
              look();
            });
        };
        look();
      }),
    [tapped, answer] as const,
  );

const menuButton = 'header [popovertarget="mobile-menu"]:not([popovertargetaction])';
const searchButton = 'header [popovertarget="search"]:not([popovertargetaction])';

const mapLink = '#location a:not([target])[href*="google"]';

/** Nothing of a test leaves the machine. */
const answerForGoogle = (page: Page) =>
  page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }));

describe('Without any script file', () => {
  const controls: readonly {
    readonly what: string;
    readonly path: string;
    readonly at?: typeof phone;
    readonly taps: readonly (readonly [tapped: string, answer: string])[];
  }[] = [
    {
      what: 'the menu of a phone and its submenus',
      path: '/faqs',
      taps: [
        [menuButton, '#mobile-menu:popover-open'],
        ['#mobile-menu details:nth-of-type(1) summary', '#mobile-menu details[open]'],
        ['#mobile-menu [popovertargetaction="hide"]', '#mobile-menu:not(:popover-open)'],
      ],
    },
    {
      what: 'the submenus of a desktop',
      path: '/faqs',
      at: desktop,
      taps: [['[popovertarget="menu-services"]', '#menu-services:popover-open']],
    },
    { what: 'the search', path: '/faqs', taps: [[searchButton, '#search:popover-open input:focus']] },
    {
      what: 'a question',
      path: '/faqs',
      taps: [['main details:nth-of-type(3) summary', 'main details:nth-of-type(3)[open]']],
    },
    {
      what: 'the theme',
      path: '/faqs',
      at: desktop,
      taps: [
        ['[aria-label="Dark theme"]', '[data-theme="dark"] [aria-pressed="true"]'],
        ['[aria-label="Dark theme"]', '[data-theme="light"] [aria-pressed="false"]'],
      ],
    },
    { what: 'a tab', path: '/gallery', taps: [['#awards-tab', '#awards:target']] },
    {
      what: 'the video',
      path: '/faqs',
      taps: [['a[href$=".mp4"]', 'a[href$=".mp4"][aria-busy="true"]']],
    },
    {
      what: 'a picture of the gallery',
      path: '/gallery',
      taps: [['main a[href$=".jpg"]', 'main a[href$=".jpg"][aria-busy="true"]']],
    },
    {
      what: 'the map',
      path: '/contact-us',
      taps: [[mapLink, `${mapLink}[aria-busy="true"]`]],
    },
  ];

  for (const { what, path, at, taps } of controls)
    test(`${what} answers within 100 ms`, async ({ visit }) => {
      // Scripts that hang are the worst of all: nothing says that they will not come.
      const { page } = await withLateScripts(visit, path, at);
      for (const [tapped, answer] of taps) {
        const { ms, frames } = await answeredAfter(page, tapped, answer);
        assert.ok(ms <= 100 || frames <= 2, `${tapped}: ${ms} ms, ${frames} frames`);
      }
    });

  test('a tap on the video, a picture or the map leads there once the script is known not to come', async ({
    visit,
  }) => {
    const video = await withoutScripts(visit, '/faqs');
    await video.locator('a[href$=".mp4"]').click();
    await video.waitForURL('**/*.mp4', { waitUntil: 'commit' });
    const gallery = await withoutScripts(visit, '/gallery');
    await gallery.locator('main a[href$=".jpg"]').first().click();
    await gallery.waitForURL('**/*.jpg', { waitUntil: 'commit' });
    const contact = await withoutScripts(visit, '/contact-us');
    await answerForGoogle(contact);
    await contact.locator(mapLink).click();
    await contact.waitForURL('https://www.google.com/maps/**', { waitUntil: 'commit' });
  });

  test('a choice is made in a select, and the search leads to all services', async ({ visit }) => {
    const page = await withoutScripts(visit, '/careers');
    const select = page.locator('main select').first();
    const value = await select.locator('option').nth(2).getAttribute('value');
    await select.selectOption({ index: 2 });
    assert.equal(await select.inputValue(), value);
    await page.locator(searchButton).click();
    await page.getByRole('dialog', { name: 'Search' }).getByRole('link', { name: 'All Services' }).click();
    await page.waitForURL('**/services');
  });
});

describe('When the script comes late', () => {
  /** Counts how often something that is open was closed, however briefly. */
  const watchClosing = (page: Page, selector: string) =>
    page.evaluate((selector) => {
      const element = document.querySelector(selector);
      Object.assign(window, { closings: 0 });
      const count = () => {
        if (element && !element.matches('[open], :popover-open'))
          Object.assign(window, { closings: (window as unknown as { closings: number }).closings + 1 });
      };
      if (element) new MutationObserver(count).observe(element, { attributes: true });
      element?.addEventListener('toggle', count);
      element?.addEventListener('close', count);
    }, selector);
  const closings = (page: Page) => page.evaluate(() => (window as unknown as { closings: number }).closings);

  test('a link whose tap is repeated stays busy until what answers is there', async ({ visit }) => {
    const { page } = await withLateScripts(visit, '/contact-us');
    const map = page.locator(mapLink);
    await map.click();
    const busy = await map.evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
      window.__endEarlyClicks?.();
      return link.ariaBusy;
    });
    assert.equal(busy, 'true');
    await page.locator(`${mapLink}:not([aria-busy])`).waitFor();
  });

  test('an open menu, submenu, question and search stay open', async ({ visit }) => {
    for (const [path, viewport, tapped, opened] of [
      ['/faqs', phone, menuButton, '#mobile-menu'],
      ['/faqs', desktop, '[popovertarget="menu-about"]', '#menu-about'],
      ['/faqs', phone, 'main details:nth-of-type(2) summary', 'main details:nth-of-type(2)'],
      ['/faqs', phone, searchButton, '#search'],
    ] as const) {
      const { page, wake } = await withLateScripts(visit, path, viewport);
      await page.locator(tapped).click();
      await page.locator(opened).waitFor();
      await watchClosing(page, opened);
      await wake();
      assert.ok(await page.locator(opened).evaluate((e) => e.matches('[open], :popover-open')), opened);
      assert.equal(await closings(page), 0, opened);
    }
  });

  test('a question that was opened stays open where the address names another', async ({ visit }) => {
    const { page, wake } = await withLateScripts(visit, '/faqs#pricing');
    const chosen = page.locator('main details').nth(1);
    await page.locator('details[open] #pricing').waitFor();
    await chosen.locator('summary').click();
    await page.locator('main details:nth-of-type(2)[open]').waitFor();
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    await wake();
    assert.equal(await page.locator('main details[open]').count(), 1);
    assert.equal(await chosen.getAttribute('open'), '');
    assert.equal(await top(), before);
  });

  test('where a browser leaves the question closed that the address names, it is opened', async ({
    visit,
  }) => {
    const { page, wake } = await withLateScripts(visit, '/faqs#pricing');
    const question = page.locator('details:has(#pricing)');
    await page.locator('details[open] #pricing').waitFor();
    await page
      .locator('main details')
      .first()
      .evaluate((first: HTMLDetailsElement) => {
        first.open = true;
        scrollTo({ top: 0, behavior: 'instant' });
      });
    await wake();
    assert.equal(await question.getAttribute('open'), '');
    assert.equal(await page.locator('main details[open]').count(), 1);
    await page.waitForFunction(() => scrollY > 0);
  });

  test('what only a script can do is not made to wait for the pictures of the page', async ({ visit }) => {
    const page = await visit('about:blank', { viewport: phone });
    const release = await holdBack(page, '**/*.avif');
    await page.goto('/gallery', { waitUntil: 'commit' });
    await page.locator('main a[href$=".jpg"]').first().click();
    await page.getByRole('dialog', { name: 'The cabinet by the stairs' }).waitFor();
    assert.notEqual(await page.evaluate(() => document.readyState), 'complete');
    release();
  });

  test('each tap is waited with for as long as the last', async ({ visit }) => {
    const page = await visit('about:blank', { expectErrors: true, viewport: phone });
    await page.clock.install();
    await holdBack(page, scripts);
    await page.goto('/gallery');
    const [first, second] = [0, 1].map((index) => page.locator('main a[href$=".jpg"]').nth(index));
    await first?.click();
    await page.clock.fastForward(5000);
    await second?.click();
    await page.clock.fastForward(5000);
    assert.equal(await second?.getAttribute('aria-busy'), 'true');
    await page.clock.fastForward(4000);
    await page.waitForURL('**/*.jpg', { waitUntil: 'commit' });
  });

  test('what was typed into the search is searched for', async ({ visit }) => {
    const { page, wake } = await withLateScripts(visit, '/faqs');
    await page.locator(searchButton).click();
    await page.keyboard.type('chil');
    await wake();
    await page.getByRole('option', { name: 'Chiller Service' }).waitFor();
    const box = page.getByRole('combobox', { name: 'Search' });
    assert.equal(await box.inputValue(), 'chil');
    await page.keyboard.type('ler');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/service/hard-services/chiller');
  });

  test('the tab, the theme and the choice that were made stay', async ({ visit }) => {
    const gallery = await withLateScripts(visit, '/gallery', desktop);
    await gallery.page.locator('#awards-tab').click();
    await gallery.page.getByRole('button', { name: 'Dark theme' }).click();
    await gallery.wake();
    await gallery.page.getByRole('tab', { name: 'Awards', selected: true }).waitFor();
    await gallery.page.getByRole('button', { name: 'Dark theme', pressed: true }).waitFor();
    const careers = await withLateScripts(visit, '/careers');
    const select = careers.page.locator('main select').first();
    await select.selectOption({ index: 2 });
    const chosen = await select.inputValue();
    await careers.wake();
    assert.equal(await select.inputValue(), chosen);
  });

  test('a kept tap opens the video, the picture and the map, which had shown that it was heard', async ({
    visit,
  }) => {
    for (const [path, tapped, opened] of [
      ['/faqs', 'a[href$=".mp4"]', 'dialog video'],
      ['/gallery', 'main a[href$=".jpg"]', 'dialog[open] [data-state="shown"] img'],
      ['/contact-us', mapLink, '#location iframe'],
    ] as const) {
      const { page, wake } = await withLateScripts(visit, path);
      await answerForGoogle(page);
      await page.locator(tapped).first().click();
      await page.locator(`${tapped}[aria-busy="true"]`).first().waitFor();
      await wake();
      await page.locator(opened).first().waitFor();
    }
  });
});

describe('When a part of the script does not come', () => {
  const without = async (visit: Visit, part: string, path: string) => {
    const page = await visit('about:blank', { expectErrors: true });
    await page.route(`**/static/js/${part}-*.js`, (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    return page;
  };
  const stands = async (page: Page) => {
    await page.getByRole('banner').waitFor();
    assert.equal(await page.getByText('Something went wrong').count(), 0);
  };

  test('a carousel is a row that scrolls', async ({ visit }) => {
    const page = await without(visit, 'carousel-motion', '/testimonials');
    const row = page.locator('section[data-slides] > div').first();
    await row.scrollIntoViewIfNeeded();
    await row.evaluate((element) => element.scrollTo({ left: 400, behavior: 'instant' }));
    assert.ok((await row.evaluate((element) => element.scrollLeft)) > 0);
    await stands(page);
  });

  for (const path of ['/', '/services'])
    test(`the banner's pictures are all there: ${path}`, async ({ visit }) => {
      const page = await without(visit, 'carousel-motion', path);
      const row = page.locator('main section[data-slides] > div').first();
      const picture = row.locator('img').nth(1);
      await picture.waitFor();
      await row.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }));
      await page.waitForFunction(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
        await picture.elementHandle(),
      );
      await stands(page);
    });

  for (const how of ['with', 'without'])
    test(`a page is loaded whole, once, when it is followed and not when it is pointed at, ${how} the Navigation API`, async ({
      visit,
    }) => {
      const page = await visit('about:blank', { expectErrors: true });
      if (how === 'without') await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      const missing = /\/static\/js\/careers-[^/]*\.js$/;
      await page.route(missing, (route) => route.abort());
      await page.goto('/faqs');
      await hydrated(page);
      const loaded: string[] = [];
      page.on('load', () => loaded.push(new URL(page.url()).pathname));
      const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
      await Promise.all([
        page.waitForEvent('requestfailed', (request) => missing.test(request.url())),
        careers.hover(),
      ]);
      await careers.click();
      await page.waitForURL('**/careers');
      await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
      await page.waitForLoadState('networkidle');
      assert.deepEqual(loaded, ['/careers']);
    });

  test('the search says so and leads to all services, and who types on finds after all', async ({
    visit,
  }) => {
    const page = await without(visit, 'search-results', '/faqs');
    const search = page.getByRole('dialog', { name: 'Search' });
    const said = search.getByText('The search could not be loaded.');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await said.waitFor();
    await page.keyboard.type('chil');
    await said.waitFor();
    await stands(page);
    await page.unrouteAll();
    await page.keyboard.type('l');
    await search.getByRole('option', { name: 'Chiller Service' }).waitFor();
    assert.equal(await said.count(), 0);
    await search.getByRole('link', { name: 'All Services' }).click();
    await page.waitForURL('**/services');
  });

  test('the video and the pictures open as files', async ({ visit }) => {
    const film = await without(visit, 'company-video', '/faqs');
    await film.getByRole('link', { name: 'Watch our video' }).click();
    await film.waitForURL('**/*.mp4', { waitUntil: 'commit' });
    const gallery = await without(visit, 'lightbox', '/gallery');
    await gallery.locator('main a[href$=".jpg"]').first().click();
    await gallery.waitForURL('**/*.jpg', { waitUntil: 'commit' });
  });
});

test('an address whose hash cannot be read opens its page', async ({ visit }) => {
  for (const path of ['/faqs#100%', '/gallery#%E0%A4%A', '/services#%']) {
    const page = await visit(path);
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  // On the way back to it the page has changed, and the focus goes to the place that the address names.
  const page = await visit('/faqs#%');
  await hydrated(page);
  const title = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers');
  await page.goBack();
  await page.waitForURL(`${baseUrl}/faqs#%`);
  await page.getByRole('status').filter({ hasText: title }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
});

test('the map takes the focus when it is asked for, and never again', async ({ visit }) => {
  const page = await visit('/contact-us', { expectErrors: true });
  await page.route('https://www.google.com/**', (route) => route.abort());
  await hydrated(page);
  // A frame that is given the focus hears of it in its own document only.
  await page.evaluate(() => {
    window.mapFocused = 0;
    HTMLIFrameElement.prototype.focus = function (this: HTMLIFrameElement) {
      window.mapFocused = (window.mapFocused ?? 0) + 1;
      HTMLElement.prototype.focus.call(this);
    };
  });
  await page.getByRole('link', { name: 'Show the map' }).click();
  await page.waitForFunction(() => document.activeElement instanceof HTMLIFrameElement);
  // A change of address draws the page again, and the focus goes to the place that is named.
  for (const id of ['contact', 'location']) {
    await page.locator(`aside a[href="/contact-us#${id}"]`).click();
    await page.waitForFunction((target) => document.activeElement?.id === target, id);
  }
  assert.equal(await page.evaluate(() => window.mapFocused), 1);
});
