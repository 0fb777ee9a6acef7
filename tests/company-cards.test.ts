import assert from 'node:assert/strict';
import { describe, desktop, hydrated, phone, test } from './browser.ts';

const pages = [
  {
    path: '/health-safety',
    title: 'Health & Safety',
    region: 'What keeps people safe',
    cards: [
      'Training',
      'Standards adherence',
      'Health monitoring',
      'Safe environment',
      'Emergency preparedness',
      'Commitment',
    ],
  },
  {
    path: '/sustainability',
    title: 'Sustainability',
    region: 'Seven places to use less',
    cards: ['Energy', 'Water', 'Waste', 'Green cleaning', 'Landscape', 'Mobility', 'People'],
  },
  {
    path: '/smart-tech',
    title: 'Smart Tech',
    region: 'Six tools on our sites',
    cards: ['CAFM', 'IoT sensors', 'BMS optimisation', 'Drone inspection', 'Robotic cleaning', 'Analytics'],
  },
  {
    path: '/industry',
    title: 'Industries We Serve',
    region: 'Where you will find us',
    cards: [
      'Commercial Properties',
      'Residential Properties',
      'Master Communities',
      'Mall & Retail',
      'Hospitality',
      'Industrial',
      'Warehouses',
      'Academic',
    ],
  },
];

describe("The company's cards", () => {
  for (const [name, viewport] of Object.entries({ phone, desktop }))
    for (const { path, title, region, cards } of pages)
      test(`${path} shows its ${cards.length} cards, each with a picture (${name})`, async ({ visit }) => {
        const page = await visit(path, { viewport });
        assert.equal(await page.title(), `NASAQ | ${title}`);
        assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), title);
        const articles = page.getByRole('region', { name: region }).getByRole('article');
        assert.deepEqual(await articles.getByRole('heading', { level: 3 }).allTextContents(), cards);
        assert.equal(await articles.locator('img').count(), cards.length);
        await page.context().close();
      });

  test('the links above the rows of sustainability lead to them', async ({ visit }) => {
    const page = await visit('/sustainability');
    await page.getByRole('navigation', { name: 'Seven places to use less' }).getByText('Mobility').click();
    await page.waitForURL('**/sustainability#mobility');
    await page.locator('#mobility:target').waitFor();
    assert.equal(await page.getByRole('table').getByRole('row').count(), 7);
    await page.context().close();
  });

  test('the client portal opens in a tab of its own', async ({ visit }) => {
    const page = await visit('/smart-tech');
    const portal = page.getByRole('main').getByRole('link', { name: 'Open the client portal' });
    assert.equal(await portal.getAttribute('href'), 'https://portal.nasaq.example');
    assert.equal(await portal.getAttribute('target'), '_blank');
    await page.context().close();
  });

  for (const [name, viewport] of Object.entries({ phone, desktop }))
    test(`each of the eight industries links to its place on the page (${name})`, async ({ visit }) => {
      const page = await visit('/industry', { viewport });
      await hydrated(page);
      const links = page.getByRole('region', { name: 'Same trades, different days' }).getByRole('link');
      assert.equal(await links.count(), 8);
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        assert.match(href ?? '', /^\/industry#[a-z-]+$/);
      await links.filter({ hasText: 'Warehouses' }).click();
      await page.waitForURL('**/industry#warehouse');
      await page.waitForFunction(() => {
        const top = document.getElementById('warehouse')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 200;
      });
      await page.context().close();
    });
});
