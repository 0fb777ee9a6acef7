import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { describe } from './browser.ts';
import {
  alertIn,
  assertAccessible,
  assertTyped,
  cv,
  enter,
  field,
  fillIn,
  formCases,
  phoneMessage,
  readReference,
  refused,
  test,
  theForm,
} from './form-cases.ts';

async function post(page: Page, form: Locator): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    form.locator('button[type="submit"]').click(),
  ]);
  await page.waitForLoadState();
  return response.status();
}

const message = formCases[0] ?? assert.fail();
const career = formCases.find(({ path }) => path === '/careers') ?? assert.fail();

test('without JavaScript a pasted Arabic text of three times its limit is counted and comes back whole', {
  tag: '@no-script',
}, async ({ visit }) => {
  const page = await visit(message.path);
  const form = theForm(page, message);
  const typed = { ...message.typed, Message: 'سطر من النص. '.repeat(500).trim() };
  await fillIn(form, typed);
  assert.equal(await post(page, form), 422);
  await form.getByRole('link', { name: 'Message must be 2000 characters or fewer', exact: true }).waitFor();
  await assertTyped(form, typed);
});

test('without JavaScript a foreign number is met with its country’s code, and taken with it', {
  tag: '@no-script',
}, async ({ visit }) => {
  const page = await visit(message.path);
  const form = theForm(page, message);
  await fillIn(form, { ...message.typed, [message.phone]: '098201 23456' });
  assert.equal(await post(page, form), 422);
  const hint = 'Enter the phone number with its country code, like +91 98201 23456 (India)';
  await form.getByRole('link', { name: hint, exact: true }).waitFor();
  await enter(form, message.phone, '+91 98201 23456');
  assert.equal(await post(page, form), 200);
  await readReference(form, message);
});

test('without JavaScript an applicant whose CV is too large keeps the rest', {
  tag: '@no-script',
}, async ({ visit }) => {
  const page = await visit(career.path);
  const form = theForm(page, career);
  await fillIn(form, career.typed, 'CV');
  for (const megabytes of [5, 6]) {
    const buffer = Buffer.concat([cv.buffer, Buffer.alloc(megabytes * 1024 * 1024)]);
    await field(form, 'CV').setInputFiles({ ...cv, buffer });
    assert.equal(await post(page, form), 413);
    await form
      .getByRole('link', { name: 'The selected file must be smaller than 5 MB', exact: true })
      .waitFor();
    const { CV: _, ...words } = career.typed as Record<string, string>;
    await assertTyped(form, words);
  }
});

for (const formCase of formCases)
  describe(`without JavaScript the form of ${formCase.where}`, () => {
    const { path, typed, phone } = formCase;

    test('keeps what was typed when the server refuses, and is sent after the correction', {
      tag: '@no-script',
    }, async ({ visit }) => {
      const page = await visit(path);
      const form = theForm(page, formCase);
      const wrong = { ...typed, [phone]: '12' };
      await fillIn(form, wrong);
      assert.equal(await post(page, form), 422);
      assert.equal(new URL(page.url()).pathname, path);
      await alertIn(form).getByText(refused, { exact: true }).waitFor();
      assert.equal(await field(form, phone).getAttribute('aria-invalid'), 'true');
      const link = form.getByRole('link', { name: phoneMessage, exact: true });
      assert.equal(await link.getAttribute('href'), `#${await field(form, phone).getAttribute('id')}`);
      // No browser shows a chosen file again.
      const { CV: file, ...words } = wrong as Record<string, string>;
      await assertTyped(form, words);

      await enter(form, phone, typed[phone] ?? '');
      if (file !== undefined) await field(form, 'CV').setInputFiles(cv);
      assert.equal(await post(page, form), 200);
      const reference = await readReference(form, formCase);
      assert.equal(await field(form, phone).inputValue(), '');

      // A file that the test put in from memory cannot be sent again.
      if (file !== undefined) return;
      const reloaded = await page.reload();
      assert.equal(reloaded?.request().method(), 'POST');
      assert.equal(await readReference(form, formCase), reference, 'a reload is not a second submission');
    });

    test('tells everyone of its success, also where scripts fail to load', async ({ visit }) => {
      const page = await visit('about:blank');
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      );
      await page.goto(path);
      const form = theForm(page, formCase);
      await fillIn(form, typed);
      assert.equal(await post(page, form), 200);
      await readReference(form, formCase);
      assert.ok(await form.evaluate((element) => element.contains(document.activeElement)));
      await assertAccessible(page);
    });
  });

test('a form posted before the scripts have come goes on from there when they have', async ({ visit }) => {
  const [contact] = formCases;
  assert.ok(contact);
  const page = await visit(contact.path);
  const form = theForm(page, contact);
  await fillIn(form, { ...contact.typed, [contact.phone]: '12' });
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    form.evaluate((element: HTMLFormElement) => element.submit()),
  ]);
  await alertIn(form).getByText(refused, { exact: true }).waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await assertTyped(form, { ...contact.typed, [contact.phone]: '12' });
  await page.getByRole('link', { name: 'Find our office' }).click();
  await page.waitForURL(/#location$/);
  await assertTyped(form, { ...contact.typed, [contact.phone]: '12' });
  const phone = '0501234567';
  const corrected = { ...contact.typed, [contact.phone]: phone };
  await enter(form, contact.phone, phone);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
  await page.goBack();
  await assertTyped(form, corrected);
  await form.locator('button[type="submit"]').click();
  await readReference(form, contact);
  for (const label of Object.keys(contact.typed))
    assert.equal(await field(form, label).inputValue(), '', label);
});
