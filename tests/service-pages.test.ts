import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { contentOf } from '../content/content.server.ts';
import { allPaths, paths } from '../content/model/paths.ts';
import { groups, standaloneSlugs, umbrella } from '../content/model/services.ts';
import { findGroupPage, findServicePage } from '../content/service-pages.server.ts';
import { describe, hydrated, phone, test } from './browser.ts';

const { labels: serviceLabels, ...serviceWords } = contentOf('en').services;

describe('Service pages', () => {
  let page: Page;

  test.beforeEach(async ({ visit }) => {
    page = await visit('about:blank');
  });

  interface Thing {
    '@type': string;
    name?: string;
    url?: string;
    itemListElement?: { name: string; item: string }[];
  }

  async function read(path: string) {
    // What is read here is in the page before its script comes.
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    const seen = await page.evaluate(() => {
      const texts = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
      const attributes = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      return {
        title: document.title,
        robots: attributes('meta[name="robots"]', 'content'),
        h1: texts('h1'),
        h2: texts('main h2'),
        crumbs: texts('main nav ol li'),
        steps: texts('main ol li:has(h3) h3'),
        stepTexts: texts('main ol li:has(h3) p:last-child'),
        cards: attributes('main article a', 'href'),
        slides: document.querySelector('main [data-autoplay-ms="1000"]')?.getAttribute('data-slides'),
        links: attributes('main a[href^="/"]', 'href'),
        data: texts('script[type="application/ld+json"]'),
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    const graph: Thing[] = seen.data.flatMap((json) => JSON.parse(json)['@graph']);
    const thing = (type: string) => graph.find((candidate) => candidate['@type'] === type);
    return { ...seen, status: response?.status(), service: thing('Service'), trail: thing('BreadcrumbList') };
  }

  for (const group of [umbrella, ...groups]) {
    const { title } = serviceWords.groups[group.slug];
    test(`a visitor finds the services of ${title}`, async () => {
      const path = paths.serviceGroup(group.slug);
      const words = findGroupPage('en', group.slug);
      assert.ok(words?.kind === 'group');
      const seen = await read(path);
      assert.equal(seen.status, 200);
      assert.equal(seen.title, `NASAQ | ${words.metaTitle}`);
      assert.deepEqual(seen.robots, ['noindex, follow']);
      assert.deepEqual(seen.h1, [title]);
      assert.deepEqual(seen.crumbs, ['Home', 'Services', title]);
      assert.equal(seen.slides, '3');
      assert.ok(seen.h2.includes(words.descriptionTitle));
      assert.ok(seen.h2.includes('Services we can help you with'));
      assert.deepEqual(
        seen.cards,
        'services' in group
          ? group.services.map((slug) => `/service/${group.slug}/${slug}`)
          : groups.map(({ slug }) => `/service/${slug}`),
      );
      assert.equal(seen.service?.name, title);
      assert.ok(seen.service.url?.endsWith(path));
      assert.deepEqual(
        seen.trail?.itemListElement?.map((step) => step.name),
        ['Home', 'Services', title],
      );
      assert.equal(seen.sideways, 0);
    });
  }

  for (const slug of standaloneSlugs) {
    const { title } = serviceWords.standalone[slug];
    test(`a visitor reads about ${title} and is led on`, async () => {
      const words = findGroupPage('en', slug);
      assert.ok(words?.kind === 'standalone');
      const seen = await read(paths.serviceGroup(slug));
      assert.equal(seen.status, 200);
      assert.equal(seen.title, `NASAQ | ${words.metaTitle}`);
      assert.deepEqual(seen.h1, [title]);
      assert.ok(seen.h2.includes('What is included'));
      for (const item of words.included) assert.equal(await page.getByText(item, { exact: true }).count(), 1);
      assert.equal(seen.cards.length, 3);
      assert.ok(seen.links.includes(paths.quoteFor(slug)));
      assert.equal(seen.service?.name, title);
      assert.equal(seen.sideways, 0);
    });
  }

  for (const group of groups) {
    const groupTitle = serviceWords.groups[group.slug].title;
    for (const slug of group.services) {
      const { title } = serviceWords.items[slug];
      test(`a visitor reads how ${title} is delivered`, async () => {
        const path = paths.service(group.slug, slug);
        const words = findServicePage('en', group.slug, slug);
        assert.ok(words);
        const seen = await read(path);
        assert.equal(seen.status, 200);
        assert.equal(seen.title, `NASAQ | ${words.metaTitle}`);
        assert.deepEqual(seen.h1, [title]);
        assert.deepEqual(seen.crumbs.slice(0, 4), ['Home', 'Services', groupTitle, title]);
        assert.equal(new Set(seen.steps).size, 6);
        assert.equal(new Set(seen.stepTexts).size, 6);
        for (const [index, step] of words.process.steps.entries()) {
          assert.equal(seen.steps[index], step.title);
          assert.equal(seen.stepTexts[index], step.paragraph);
        }
        assert.deepEqual(
          seen.h2.filter((heading) => !words.process.heading.includes(heading)),
          [
            'What is included',
            'Response times',
            'Standards we work to',
            'Clients and partners',
            'Often needed alongside',
          ],
        );
        assert.ok(seen.links.includes(`/request-quote?service=${slug}`));
        assert.equal(seen.cards.length, 3);
        assert.ok(!seen.cards.includes(path));
        assert.equal(seen.service?.name, title);
        assert.ok(seen.service.url?.endsWith(path));
        assert.ok(seen.trail?.itemListElement?.at(-1)?.item.endsWith(path));
        assert.equal(seen.sideways, 0);
      });
    }
  }

  test('every link of the service pages leads somewhere', async ({ request }) => {
    const links = new Set<string>();
    for (const path of allPaths().filter((each) => each.startsWith('/service/'))) {
      const html = await (await request.get(path)).text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      for (const [, link] of main.matchAll(/<a[^>]* href="(\/[^"#]*)/g)) links.add(link ?? '');
    }
    assert.ok(links.size >= 45, `${links.size} links`);
    for (const link of links) {
      const response = await request.get(link, { maxRedirects: 0 });
      assert.equal(response.status(), 200, link);
    }
  });

  test('a phone shows the counters, the client logos and the steps one below another', {
    tag: '@phone',
  }, async ({ visit }) => {
    const small = await visit(paths.service('hard-services', 'chiller'));
    const counters = await small.locator('main dl > div').allInnerTexts();
    assert.equal(counters.length, 4);
    const clients = small.getByRole('region', { name: 'Clients and partners' });
    assert.deepEqual(
      await clients.evaluate(({ dataset }) => [
        dataset.slides,
        dataset.autoplayMs,
        dataset.speedMs,
        dataset.inView,
      ]),
      ['8', '500', '500', '4'],
    );
    assert.deepEqual(
      await clients.evaluate((element) =>
        ['1024', '768', '480'].map((width) => element.getAttribute(`data-in-view-${width}`)),
      ),
      ['3', '2', '1'],
    );
    const boxes = await small
      .locator('main ol li:has(h3)')
      .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().left));
    assert.equal(new Set(boxes).size, 1, 'one column of steps on a phone');
  });

  test('a visitor comes from a service to the one table of response times', async () => {
    await page.goto(paths.service('specialized-services', 'elevator'));
    await hydrated(page);
    await page.getByRole('link', { name: serviceLabels.responseTimes }).click();
    const table = page.getByRole('table', { name: 'How quickly we attend, by priority' });
    await table.waitFor();
    assert.deepEqual(await table.getByRole('rowheader').allInnerTexts(), [
      'People in danger',
      'Emergency',
      'Urgent',
      'Routine',
    ]);
    assert.deepEqual(await table.getByRole('row').nth(1).getByRole('cell').allInnerTexts(), [
      'Passengers trapped in a lift, a cradle stopped with people aboard',
      '30 minutes',
      '1 hour',
      '24 hours',
    ]);
    await page.waitForFunction(() => {
      const top = document.getElementById('response-times')?.getBoundingClientRect().top ?? -1;
      return top >= -50 && top < 200;
    });
    await page.waitForFunction(() => document.activeElement?.id === 'response-times');
  });

  test('the trail to any service is one line of a phone', async () => {
    await page.setViewportSize(phone);
    for (const group of groups)
      for (const slug of group.services) {
        const path = paths.service(group.slug, slug);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready);
        const lines = await page
          .locator('main nav ol li')
          .evaluateAll((steps) =>
            steps.map((step) => step.getBoundingClientRect()).filter(({ width }) => width > 0),
          );
        assert.ok(lines.length >= 3, path);
        assert.equal(new Set(lines.map(({ y }) => Math.round(y))).size, 1, path);
      }
  });

  test('the steps stand three in a row on a wide screen', async () => {
    await page.goto(paths.service('soft-services', 'pest-control'));
    const steps = page.locator('main ol li:has(h3)');
    const lefts = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().left));
    assert.equal(new Set(lefts).size, 3);
    assert.deepEqual(lefts.slice(0, 3), lefts.slice(3));
  });

  test('a visitor walks from a group to a service and on to its quote without leaving the page', async () => {
    await page.goto(paths.serviceGroup('specialized-services'));
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.dataset.walk = 'unbroken';
    });
    await page.getByRole('link', { name: 'Fire Fighting' }).and(page.locator('main a')).click();
    await page.waitForURL(`**${paths.service('specialized-services', 'fire-fighting')}`);
    await page.getByRole('heading', { level: 1, name: 'Fire Fighting' }).waitFor();
    // Data about the page that was left behind must not stand on this one.
    assert.equal(await page.locator('script[type="application/ld+json"]').count(), 0);
    await page.getByRole('link', { name: serviceLabels.quote }).click();
    await page.waitForURL('**/request-quote?service=fire-fighting');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.walk), 'unbroken');
  });

  test('an unknown group answers 404, repeats no stranger’s words and leads on', async ({ visit }) => {
    const lost = await visit('/faqs', { expectErrors: true });
    const response = await lost.goto('/service/roof-gardens');
    assert.equal(response?.status(), 404);
    assert.equal(await lost.title(), `NASAQ | ${serviceLabels.groupNotFound.title}`);
    assert.deepEqual(await lost.locator('h1').allInnerTexts(), [serviceLabels.groupNotFound.title]);
    assert.equal(await lost.locator('main [aria-roledescription="carousel"]').count(), 0);
    assert.equal(await lost.getByText(/roof.gardens/i).count(), 0);
    assert.equal(await lost.getByText(serviceLabels.groupNotFound.sentence).count(), 1);
    assert.equal(await lost.locator('link[rel="canonical"]').count(), 0);
    await lost.getByRole('link', { name: serviceLabels.allServices }).click();
    await lost.waitForURL('**/services');
  });

  test('a very long unknown address does not push its page apart', async ({ visit }) => {
    const long = await visit('about:blank', { expectErrors: true, viewport: phone });
    for (const address of [
      `/service/${'averylongword'.repeat(60)}`,
      `/${'x'.repeat(900)}`,
      `/ar/service/${'y'.repeat(900)}`,
    ]) {
      await long.goto(address);
      await hydrated(long);
      assert.ok(await long.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address);
    }
  });

  test('an unknown pair is a service not found', async ({ visit }) => {
    const lost = await visit('/faqs', { expectErrors: true });
    for (const path of [
      '/service/hard-services/roof-gardens',
      '/service/soft-services/chiller',
      '/service/roof-gardens/chiller',
      '/service/ifm-services/hard-services',
    ]) {
      const response = await lost.request.get(path);
      assert.equal(response.status(), 404, path);
      assert.match(await response.text(), /<title>NASAQ \| Service not found<\/title>/);
    }
    await lost.goto('/service/hard-services/roof-gardens');
    assert.deepEqual(await lost.locator('h1').allInnerTexts(), ['Service not found']);
    assert.equal(await lost.locator('main article a').count(), 4);
  });
});
