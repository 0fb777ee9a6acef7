import assert from 'node:assert/strict';
import { hydrated, test } from './browser.ts';

test('a visitor who comes from a service finds it in the message', async ({ visit }) => {
  const page = await visit('/request-quote?service=Chiller');
  await hydrated(page);
  const message = page.getByLabel('Message');
  assert.equal(await message.inputValue(), 'Service: Chiller', 'an older link carries the title');
  await page.goto('/request-quote?service=hvac-systems');
  await hydrated(page);
  assert.equal(await message.inputValue(), 'Service: HVAC Systems', 'our links carry the id');
  await message.fill('Something else');
  assert.equal(await message.inputValue(), 'Something else');
  assert.equal(await page.locator('input[name="type"]').inputValue(), 'Request a quote');
  await page.getByRole('heading', { level: 2, name: 'Our office' }).waitFor();
  await page.getByRole('link', { name: 'Show the map' }).waitFor();
});

test('who has taken the service out of the message does not find it there again', async ({ visit }) => {
  const page = await visit('/request-quote?service=hvac-systems');
  await hydrated(page);
  const message = page.getByLabel('Message');
  await message.fill('Something else');
  await page.reload();
  await hydrated(page);
  assert.equal(await message.inputValue(), 'Something else');
  await message.fill('');
  await page.reload();
  await hydrated(page);
  assert.equal(await message.inputValue(), '');
  await page.goto('/request-quote?service=chiller');
  await hydrated(page);
  assert.match(await message.inputValue(), /^Service: Chiller/, 'another service is another question');
});

test('the link of a service page leads there too, and what is typed early is kept', async ({ visit }) => {
  const page = await visit('/service/hard-services/chiller');
  await hydrated(page);
  await page.locator('main a[href="/request-quote?service=chiller"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Request A Quote' }).waitFor();
  assert.equal(await page.getByLabel('Message').inputValue(), 'Service: Chiller');

  const early = await visit('about:blank');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await early.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await released;
    await route.continue();
  });
  await early.goto('/request-quote?service=Chiller', { waitUntil: 'domcontentloaded' });
  await early.getByLabel('Message').fill('Typed before the scripts came');
  release();
  await hydrated(early);
  assert.equal(await early.getByLabel('Message').inputValue(), 'Typed before the scripts came');
});

test('an ordinary visitor, and one with a meddled address, begin as they should', async ({ visit }) => {
  const page = await visit('/request-quote');
  await hydrated(page);
  assert.equal(await page.getByLabel('Message').inputValue(), '');
  await page.goto(`/request-quote?service=${encodeURIComponent(`<b>${'x\n'.repeat(500)}`)}`);
  await hydrated(page);
  const begun = await page.getByLabel('Message').inputValue();
  assert.ok(begun.startsWith('Service: <b>x x') && begun.length < 100, begun);
});
