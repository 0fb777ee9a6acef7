import assert from 'node:assert/strict';
import { hydrated, test } from './browser.ts';

test('a visitor chooses among seven property types and reads what happens next', { tag: '@phone' }, async ({
  visit,
}) => {
  const page = await visit('/estimate-project');
  await hydrated(page);
  const type = page.getByLabel('Property type');
  assert.equal(await type.inputValue(), 'Residential Properties');
  assert.deepEqual(await type.locator('option').allTextContents(), [
    'Commercial Properties',
    'Residential Properties',
    'Master Communities',
    'Mall & Retail',
    'Hospitality',
    'Villas And Apartments',
    'Warehouses',
  ]);
  const isOpen = () => type.evaluate((select) => select.matches(':open'));
  await type.click();
  assert.ok(await isOpen());
  await type.locator('option', { hasText: 'Hospitality' }).click();
  assert.equal(await type.inputValue(), 'Hospitality');
  assert.ok(!(await isOpen()));
  const next = page.getByRole('region', { name: 'What happens next' });
  assert.equal(await next.getByRole('listitem').count(), 4);
});
