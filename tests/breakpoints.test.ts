import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { describe, hydrated, test, type Visit } from './browser.ts';

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  assert.ok(box);
  return box;
};

const isBeside = async (left: Locator, right: Locator) => {
  const [one, other] = [await boxOf(left), await boxOf(right)];
  return one.x + one.width <= other.x && other.y < one.y + one.height;
};

/** What is found on a page in windows of one width after the other. */
async function atWidths<Found>(
  visit: Visit,
  path: string,
  widths: readonly number[],
  look: (page: Page) => Promise<Found>,
): Promise<[width: number, found: Found][]> {
  const page = await visit(path);
  await hydrated(page);
  const found: [number, Found][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push([width, await look(page)]);
  }
  await page.context().close();
  return found;
}

describe('The layout changes at the widths that the spec names', () => {
  test('the shortcuts lie along the lower edge up to 768 px, and along the side above', async ({ visit }) => {
    const look = async (page: Page) => {
      const { width, height } = await boxOf(page.getByRole('complementary', { name: 'Shortcuts' }));
      return width > height ? `lying, ${width} px` : 'upright';
    };
    assert.deepEqual(await atWidths(visit, '/faqs', [768, 769], look), [
      [768, 'lying, 768 px'],
      [769, 'upright'],
    ]);
  });

  test('what helps with a form stands below it up to 991 px, and beside it above', async ({ visit }) => {
    const look = (page: Page) => isBeside(page.locator('#contact form'), page.locator('#contact form + div'));
    assert.deepEqual(await atWidths(visit, '/contact-us', [991, 992], look), [
      [991, false],
      [992, true],
    ]);
  });

  test('a card shows its arrow below 1023 px, and from there on when it is pointed at', async ({ visit }) => {
    const look = async (page: Page) => {
      const card = page.locator('#hard-services article').first();
      const arrow = card.locator('p', { hasText: 'Find out more' }).locator('svg');
      await page.mouse.move(0, 0);
      const left = await style(arrow, 'opacity');
      await card.hover();
      return [left, await style(arrow, 'opacity')];
    };
    assert.deepEqual(await atWidths(visit, '/services', [1022, 1023], look), [
      [1022, ['1', '1']],
      [1023, ['0', '1']],
    ]);
  });

  test('cards stand two in a row below 1023 px, and in rows of three or four from there on', async ({
    visit,
  }) => {
    const look = async (page: Page) => {
      const tops = await page
        .locator('#hard-services article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      return tops.filter((top) => top === tops[0]).length;
    };
    assert.deepEqual(await atWidths(visit, '/services', [1022, 1023], look), [
      [1022, 2],
      [1023, 4],
    ]);
  });

  test('a section’s heading has less room below it up to 1024 px', async ({ visit }) => {
    const look = async (page: Page) => {
      const heading = page.locator('#hard-services-title').locator('xpath=..');
      return Number.parseFloat(await style(heading, 'margin-bottom'));
    };
    assert.deepEqual(await atWidths(visit, '/services', [768, 1024, 1025], look), [
      [768, 32],
      [1024, 40],
      [1025, 56],
    ]);
  });

  test('the counters have 40 and 30 px around them below 1023 px, 100 and 70 from there on', async ({
    visit,
  }) => {
    for (const path of ['/services', '/testimonials', '/service/hard-services/chiller']) {
      const look = async (page: Page) => {
        const band = page.locator('main dl', { hasText: 'Years of operation' }).locator('xpath=..');
        return [await style(band, 'padding-top'), await style(band, 'padding-bottom')];
      };
      assert.deepEqual(
        await atWidths(visit, path, [390, 1022, 1023], look),
        [
          [390, ['40px', '30px']],
          [1022, ['40px', '30px']],
          [1023, ['100px', '70px']],
        ],
        path,
      );
    }
  });

  const carousels: readonly [path: string, steps: readonly (readonly [width: number, slides: number])[]][] = [
    [
      '/testimonials',
      [
        [1025, 3],
        [1024, 2],
        [769, 2],
        [768, 1],
      ],
    ],
    [
      '/accreditations',
      [
        [1025, 3],
        [1024, 2],
        [769, 2],
        [768, 1],
      ],
    ],
    [
      '/service/hard-services/chiller',
      [
        [1025, 4],
        [1024, 3],
        [769, 3],
        [768, 2],
        [481, 2],
        [480, 1],
      ],
    ],
    [
      '/client-portfolio',
      [
        [1024, 4],
        [1023, 3],
        [768, 3],
        [767, 2],
        [480, 2],
        [479, 1],
      ],
    ],
  ];
  for (const [path, steps] of carousels)
    test(`the first carousel of ${path} shows as many slides as fit`, async ({ visit }) => {
      const look = (page: Page) =>
        page
          .locator('main section[data-slides]')
          .first()
          .evaluate((carousel) => {
            const { left, right } = carousel.getBoundingClientRect();
            return [...carousel.querySelectorAll('[aria-roledescription="slide"]')].filter((slide) => {
              const box = slide.getBoundingClientRect();
              return box.left + box.width / 2 > left && box.right - box.width / 2 < right;
            }).length;
          });
      const widths = steps.map(([width]) => width);
      assert.deepEqual(await atWidths(visit, path, widths, look), steps);
    });
});
