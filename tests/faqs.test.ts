import assert from 'node:assert/strict';
import { describe, desktop, phone, test } from './browser.ts';

describe('Questions and answers', () => {
  for (const [name, viewport] of Object.entries({ phone, desktop }))
    test(`a visitor opens one of twelve questions at a time (${name})`, async ({ visit }) => {
      const page = await visit('/faqs', { viewport });
      assert.equal(await page.title(), 'NASAQ | FAQs');
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

  test('the questions open and close without JavaScript', async ({ visit }) => {
    const page = await visit('/faqs', { javaScriptEnabled: false });
    await page.locator('main details:nth-of-type(3) summary').click();
    await page.locator('main details:nth-of-type(3)[open]').waitFor();
    assert.equal(await page.locator('main details[open]').count(), 1);
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
