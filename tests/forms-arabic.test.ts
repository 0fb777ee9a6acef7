import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { describe, hydrated } from './browser.ts';
import { alertIn, assertAccessible, cv, longCv, slowUpload, statusIn, test } from './form-cases.ts';

/** Wire names and what an Arabic visitor types: Arabic letters, Arabic digits, and a choice by its wire value. */
const person = { name: 'ليلى حداد', email: 'layla@example.com' };
const phone = '٠٥٠ ١٢٣ ٤٥٦٧';
const cases = [
  { path: '/ar/contact-us', form: 'quote', typed: { ...person, phone, message: 'مبرّدان في القوز.' } },
  { path: '/ar', form: 'contact', typed: { ...person, phone, description: 'تنظيف مكتب.' } },
  { path: '/ar/careers', form: 'career', typed: { ...person, contact: phone, position: 'CAFM Operator' } },
  {
    path: '/ar/estimate-project',
    form: 'estimate',
    typed: {
      projectName: 'برج المثال',
      customerName: person.name,
      contactNumber: phone,
      emailId: person.email,
      propertyType: 'Warehouses',
      serviceRequired: 'تنظيف يومي.',
    },
  },
] as const;

/** It stays when the banner has gone. */
const sentWith = 'أُرسل النموذج، والرقم المرجعي هو';

const arabic = /[\u0621-\u064a]/;
const latinWord = /[A-Za-z]{3,}/;
const control = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

async function fillIn(form: Locator, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const field = control(form, name);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  if ((await control(form, 'cv').count()) > 0) await control(form, 'cv').setInputFiles(cv);
}

/** What a banner says, without the reference and the names of files. */
async function said(banner: Locator): Promise<string> {
  await banner.waitFor();
  const text = ((await banner.textContent()) ?? '').replace(/NSQ-[\w-]+/g, '');
  assert.match(text, arabic);
  assert.doesNotMatch(text, latinWord);
  return text;
}

const theForm = (page: Page, form: string) => page.locator(`main form[action*="#${form}"]`).first();
const phoneField = (typed: object) =>
  Object.keys(typed).find((name) => ['phone', 'contact', 'contactNumber'].includes(name)) ?? assert.fail();

for (const { path, form: name, typed } of cases)
  describe(`The Arabic form at ${path}`, () => {
    test('is refused, fails and is accepted in Arabic', async ({ visit }) => {
      const page = await visit(path);
      const form = theForm(page, name);
      const send = form.locator('button[type="submit"]');
      const number = phoneField(typed);
      assert.equal(await control(form, number).getAttribute('dir'), 'ltr');
      assert.equal(
        await control(form, number).evaluate((field) => getComputedStyle(field).textAlign),
        'end',
        'numbers stand at the start of the form',
      );
      await fillIn(form, { ...typed, [number]: '12' });
      await send.click();
      await said(alertIn(form));
      await assertAccessible(page);
      await control(form, number).fill(phone);
      await page.context().setOffline(true);
      await send.click();
      await said(alertIn(form));
      await page.context().setOffline(false);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().includes('/api/application/')),
        send.click(),
      ]);
      assert.equal(answer.status(), 201);
      await said(statusIn(form));
      assert.equal(await statusIn(form).locator('[dir="ltr"]', { hasText: /^NSQ-/ }).count(), 1);
      await form.getByText(sentWith).waitFor();
    });

    test('is taken without JavaScript too', { tag: '@no-script' }, async ({ visit }) => {
      const page = await visit(path);
      const form = theForm(page, name);
      const send = form.locator('button[type="submit"]');
      const number = phoneField(typed);
      await fillIn(form, { ...typed, [number]: '12' });
      await send.click();
      await said(alertIn(form));
      assert.equal(new URL(page.url()).pathname, path);
      assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
      await fillIn(form, typed);
      await send.click();
      await said(statusIn(form));
      await form.getByText(sentWith).waitFor();
    });
  });

test('An applicant in Arabic watches the upload grow from the right', async ({ visit }) => {
  const { path, form: name, typed } = cases[2];
  const page = await visit(path);
  await hydrated(page);
  const form = theForm(page, name);
  await fillIn(form, typed);
  await control(form, 'cv').setInputFiles(longCv);
  await slowUpload(page);
  await form.locator('button[type="submit"]').click();
  const bar = form.getByRole('progressbar', { name: arabic });
  await bar.waitFor();
  // A second one that stands still, to be looked at.
  await bar.evaluate((moving: HTMLProgressElement) => {
    const still = moving.cloneNode() as HTMLProgressElement;
    still.id = 'still';
    still.value = 0.4;
    moving.after(still);
  });
  const { data, info } = await sharp(await page.locator('#still').screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (share: number) => {
    const x = Math.floor(info.width * share);
    const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return data.subarray(start, start + 3).join();
  };
  assert.notEqual(colourAt(0.9), colourAt(0.1));
  assert.equal(colourAt(0.5), colourAt(0.1), 'what is still to come is at the left');
  await said(statusIn(form));
});

test('An applicant in Arabic reads no word of the browser’s own, and sees which file is chosen', {
  tag: '@no-script',
}, async ({ visit }) => {
  const page = await visit('/ar/careers');
  const input = page.locator('input[type="file"]');
  const size = () => input.evaluate((element) => getComputedStyle(element).fontSize);
  await page.getByText('اختر ملفًا').waitFor();
  assert.equal(await size(), '0px');
  await input.setInputFiles(cv);
  assert.equal(await size(), '16px');
});

test('A choice in Arabic begins where the words of the other fields do', async ({ visit }) => {
  const page = await visit('/ar/estimate-project');
  const [choice, text] = await Promise.all(
    ['select[name="propertyType"]', 'input[name="customerName"]'].map((field) =>
      page.locator(field).evaluate((element) => getComputedStyle(element).paddingInlineStart),
    ),
  );
  assert.equal(choice, text);
});

test('An applicant in Arabic reads the kind and size of the CV right below its name', async ({ visit }) => {
  const page = await visit('/ar/careers');
  await hydrated(page);
  await page.locator('input[type="file"]').setInputFiles(cv);
  const rightOf = (text: string | RegExp) =>
    page
      .locator('form')
      .getByText(text)
      .evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().right;
      });
  assert.equal(await rightOf(/^PDF, \d+ KB$/), await rightOf(cv.name));
});
