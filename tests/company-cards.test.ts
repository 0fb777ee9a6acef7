import assert from 'node:assert/strict';
import { bothSizes, describe, hydrated, test } from './browser.ts';

const pages = [
  {
    path: '/health-safety',
    title: 'Health & Safety',
    tab: 'Health and safety on our sites in the UAE',
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
    tab: 'Sustainable building operation in Dubai',
    region: 'Seven places to use less',
    cards: ['Energy', 'Water', 'Waste', 'Green cleaning', 'Landscape', 'Mobility', 'People'],
  },
  {
    path: '/smart-tech',
    title: 'Smart Tech',
    tab: 'Smart building technology in Dubai',
    region: 'Six tools on our sites',
    cards: ['CAFM', 'IoT sensors', 'BMS optimisation', 'Drone inspection', 'Robotic cleaning', 'Analytics'],
  },
  {
    path: '/industry',
    title: 'Industries We Serve',
    tab: 'Facilities management by industry in the UAE',
    region: 'What each sector asks of us',
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
  for (const { path, title, tab, region, cards } of pages)
    test(`${path} shows its ${cards.length} cards, each with a picture`, bothSizes, async ({ visit }) => {
      const page = await visit(path);
      assert.equal(await page.title(), `NASAQ | ${tab}`);
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

  test('a buyer finds the safety figures year by year', async ({ visit }) => {
    const page = await visit('/health-safety');
    const table = page.getByRole('table', { name: 'Our three-year record' });
    assert.deepEqual(await table.getByRole('columnheader').allTextContents(), [
      'Figure',
      '2023',
      '2024',
      '2025',
    ]);
    assert.deepEqual(await table.getByRole('row').nth(3).locator('td').allTextContents(), [
      '1.38',
      '0.87',
      '0.41',
    ]);
  });

  test('the client portal opens in a tab of its own', async ({ visit }) => {
    const page = await visit('/smart-tech');
    const portal = page.getByRole('main').getByRole('link', { name: 'Open the client portal' });
    assert.equal(await portal.getAttribute('href'), 'https://portal.nasaq.example');
    assert.equal(await portal.getAttribute('target'), '_blank');
    await page.context().close();
  });

  test('each of the eight industries links to its place on the page', bothSizes, async ({ visit }) => {
    const page = await visit('/industry');
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
