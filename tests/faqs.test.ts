import assert from 'node:assert/strict';
import { bothSizes, describe, hydrated, test } from './browser.ts';
import { holdBack } from './hold-back.ts';

interface Question {
  readonly name: string;
  readonly acceptedAnswer: { readonly text: string };
}

describe('Questions and answers', () => {
  test('a visitor opens one of twelve questions at a time', bothSizes, async ({ visit }) => {
    const page = await visit('/faqs');
    assert.equal(await page.title(), 'NASAQ | FAQs on facilities management in Dubai');
    const items = page.locator('main details');
    const open = page.locator('main details[open]');
    assert.equal(await items.count(), 12);
    assert.equal(await open.count(), 1);
    assert.equal(await items.first().getAttribute('open'), '');
    await items.nth(4).locator('summary').click();
    await page.locator('main details:nth-of-type(5)[open]').waitFor();
    assert.equal(await open.count(), 1);
    assert.equal(await items.first().getAttribute('open'), null);
  });

  test('a question that is opened stays under the finger', { tag: '@phone' }, async ({ visit }) => {
    const page = await visit('/faqs');
    await hydrated(page);
    const question = page.locator('main details').nth(4).locator('summary');
    await question.scrollIntoViewIfNeeded();
    const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await question.click();
    await page.locator('main details[open]').nth(0).waitFor();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    assert.ok(Math.abs((await top()) - before) <= 1, `${before} → ${await top()}`);
  });

  test('a question stays under the finger while a half-read answer closes above it', {
    tag: '@phone',
  }, async ({ visit }) => {
    const page = await visit('/faqs', { reducedMotion: 'no-preference' });
    await hydrated(page);
    const questions = page.locator('main summary');
    await questions.nth(1).evaluate((next) => {
      const answer = next.closest('details')?.previousElementSibling?.querySelector('p');
      const { top = 0, height = 0 } = answer?.getBoundingClientRect() ?? {};
      scrollBy({ top: top + height / 2, behavior: 'instant' });
    });
    const moved = await questions.nth(1).evaluate(
      (question) =>
        new Promise<number>((resolve) => {
          const topOf = () => question.getBoundingClientRect().top;
          const before = topOf();
          let most = 0;
          // Behind everything that a frame brings.
          const look = () => {
            const frames = new MessageChannel();
            frames.port1.onmessage = () => {
              most = Math.max(most, Math.abs(topOf() - before));
              if (question.closest('main')?.getAnimations({ subtree: true }).length)
                requestAnimationFrame(look);
              else resolve(most);
            };
            frames.port2.postMessage('');
          };
          (question as HTMLElement).click();
          requestAnimationFrame(look);
        }),
    );
    assert.ok(moved <= 1, `${moved} px`);
    assert.equal(await page.locator('main details').nth(1).getAttribute('open'), '');
  });

  for (const path of ['/faqs', '/ar/faqs', '/'])
    test(`what is opened at ${path} stays under the finger before the script is there`, {
      tag: '@phone',
    }, async ({ visit }) => {
      const page = await visit('about:blank', { reducedMotion: 'no-preference' });
      const release = await holdBack(page, '**/static/js/**');
      await page.goto(path);
      const item = page.locator('main details[name]').nth(1);
      // What comes near is laid out then, which may move what is below it.
      await item.locator('summary').evaluate(async (summary) => {
        summary.scrollIntoView({ block: 'start', behavior: 'instant' });
        scrollBy({ top: -40, behavior: 'instant' });
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      });
      const by = await item.locator('summary').evaluate(
        (summary) =>
          new Promise<number>((resolve) => {
            const { top } = summary.getBoundingClientRect();
            (summary as HTMLElement).click();
            // By then everything has come to rest.
            const until = performance.now() + 800;
            const look = () => {
              if (performance.now() < until) requestAnimationFrame(look);
              else resolve(summary.getBoundingClientRect().top - top);
            };
            requestAnimationFrame(look);
          }),
      );
      assert.ok(Math.abs(by) <= 1, `${by} px`);
      assert.equal(await item.getAttribute('open'), '');
      release();
      await hydrated(page);
    });

  test('the questions open and close without JavaScript', { tag: '@no-script' }, async ({ visit }) => {
    const page = await visit('/faqs');
    await page.locator('main details:nth-of-type(3) summary').click();
    await page.locator('main details:nth-of-type(3)[open]').waitFor();
    assert.equal(await page.locator('main details[open]').count(), 1);
  });

  test('search engines read the twelve questions with the answers the page shows', async ({ visit }) => {
    const page = await visit('/faqs');
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const [faq] = (JSON.parse(json ?? '{}') as { '@graph': { '@type': string; mainEntity: Question[] }[] })[
      '@graph'
    ];
    assert.equal(faq?.['@type'], 'FAQPage');
    const shown = await page
      .locator('main details')
      .evaluateAll((all) =>
        all.map((item) => [item.querySelector('summary')?.textContent, item.querySelector('p')?.textContent]),
      );
    assert.deepEqual(
      faq.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
      shown,
    );
    assert.equal(shown.length, 12);
  });

  test('the breadcrumb leads home, and the page holds what a reader expects', async ({ visit }) => {
    const page = await visit('/faqs');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    assert.equal(await crumbs.getByRole('link', { name: 'Home' }).getAttribute('href'), '/');
    assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
    assert.equal(await page.getByRole('main').count(), 1);
  });
});

describe('An address that leads nowhere', () => {
  test('says so with status 404 and leads back home', async ({ visit }) => {
    const page = await visit('/404', { expectErrors: true });
    const answer = await page.goto('/no/such/page');
    assert.equal(answer?.status(), 404);
    assert.equal(await page.title(), 'NASAQ | Page not found');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Go Back' }).getAttribute('href'), '/');
    const own = await page.goto('/404');
    assert.equal(own?.status(), 404);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  });
});
