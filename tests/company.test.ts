import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { bothSizes, describe, hydrated, test } from './browser.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Every picture of the page has come, once it has been scrolled to. */
async function assertPictures(page: Page, atLeast: number): Promise<void> {
  const pictures = await page.locator('main picture img').all();
  assert.ok(pictures.length >= atLeast, `the page has ${pictures.length} pictures`);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
}

describe("the company's own pages", bothSizes, () => {
  test('who we are: the story, the figures, the history and six numbered values', async ({ visit }) => {
    const page = await visit('/who-we-are');
    await hydrated(page);
    assert.equal(await page.title(), 'NASAQ | Who we are: a facilities management company in Dubai');
    assert.deepEqual(await page.locator('h1').allInnerTexts(), ['Who We Are']);

    const years = section(page, 'From one van to seven emirates').locator('time');
    assert.deepEqual(await years.allInnerTexts(), [
      '2007',
      '2009',
      '2012',
      '2014',
      '2017',
      '2020',
      '2023',
      '2026',
    ]);

    const figures = page.locator('main dl');
    await figures.scrollIntoViewIfNeeded();
    for (const figure of ['19+', '350+', '1,000+', '150+'])
      await figures.getByText(figure, { exact: true }).first().waitFor();

    const values = section(page, 'Our Values');
    assert.deepEqual(await values.locator('ol > li h3').allInnerTexts(), [
      'Expertise',
      'Reliability & Efficiency',
      'Commitment to Quality',
      'Technology-Driven',
      'Customer-Centric Approach',
      'Sustainability Focus',
    ]);
    for (const number of ['01', '06']) assert.equal(await values.getByText(number).count(), 1);
    await assertPictures(page, 4);

    // The counters tell all projects from those that are running.
    await figures.getByText('since 2007, over 300 of them active today').waitFor();
    assert.equal(await section(page, 'Who leads the company').getByRole('listitem').count(), 4);
    const cover = section(page, 'What we are insured for');
    assert.equal(await cover.getByRole('listitem').count(), 6);
    assert.match((await cover.textContent()) ?? '', /AED 20 million/);
  });

  test('mission and vision: two pictures with their words, then five promises', async ({ visit }) => {
    const page = await visit('/mission-vision');
    assert.equal(await page.title(), 'NASAQ | Mission & Vision: our aims for buildings in the UAE');
    assert.deepEqual(await page.locator('h1').allInnerTexts(), ['Mission & Vision']);
    for (const statement of ['Buildings that simply work', 'A city that ages well']) {
      const band = section(page, statement);
      assert.equal(await band.locator('picture').count(), 1);
      assert.notEqual(await band.locator('img').getAttribute('alt'), '');
      assert.ok((await band.locator('p').count()) >= 3);
    }
    assert.equal(await section(page, 'Five things you may hold us to').locator('ol > li').count(), 5);
    await assertPictures(page, 3);
  });
});
