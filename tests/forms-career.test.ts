import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { encryptedPdf } from '../server/submissions/testing/build-encrypted-pdf.ts';
import {
  alertIn,
  assertAccessible,
  cv,
  field,
  fillIn,
  formCases,
  test as formTest,
  longCv,
  readReference,
  refused,
  slowUpload,
  theForm,
} from './form-cases.ts';

const career = formCases.find(({ path }) => path === '/careers');
assert.ok(career);
const { typed, endpoint, button } = career;
const megabyte = 1024 * 1024;

interface Application {
  readonly page: Page;
  readonly form: Locator;
  readonly posts: readonly string[];
  readonly send: Locator;
}

const test = formTest.extend<{ open: () => Promise<Application> }>({
  open: ({ visit }, use) =>
    use(async () => {
      const page = await visit('/careers');
      const form = theForm(page, career ?? assert.fail());
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url());
      });
      return { page, form, posts, send: form.getByRole('button', { name: button, exact: true }) };
    }),
});

test('an applicant may also write, and reads what it is like to work here', async ({ open }) => {
  const { page } = await open();
  const link = page.getByRole('main').getByRole('link', { name: 'careers@nasaq.example', exact: true });
  assert.equal(await link.getAttribute('href'), 'mailto:careers@nasaq.example');
  const life = page.getByRole('region', { name: 'What it is like' });
  assert.equal(await life.getByRole('listitem').count(), 9);
});

test('an applicant chooses among nine positions, Facilities Engineer at first', async ({ open }) => {
  const { page, form } = await open();
  const position = field(form, 'Position');
  assert.equal(await position.inputValue(), 'Facilities Engineer');
  assert.deepEqual(await position.locator('option').allTextContents(), [
    'Facilities Engineer',
    'House Keeping Supervisor',
    'Facilities Manager',
    'Business Development Manager',
    'HR',
    'Admin',
    'Accounts Officer',
    'Procurement Officer',
    'CAFM Operator',
  ]);
  const isOpen = () => position.evaluate((select) => select.matches(':open'));
  await position.click();
  assert.ok(await isOpen());
  await position.click();
  assert.ok(!(await isOpen()));
  await position.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.ok(!(await isOpen()));
  assert.equal(await position.inputValue(), 'House Keeping Supervisor');
});

test('a CV that cannot be right is named before anything is uploaded', async ({ open }) => {
  const { page, form, posts, send } = await open();
  await fillIn(form, typed, 'CV');
  const input = field(form, 'CV');
  assert.equal(await input.getAttribute('accept'), '.pdf,.doc,.docx');
  for (const [name, buffer, message] of [
    ['cv.exe', Buffer.from('MZ'), 'The selected file must be a PDF, DOC or DOCX'],
    ['empty.docx', Buffer.alloc(0), 'The selected file is empty'],
    ['large.pdf', Buffer.alloc(5 * megabyte + 1, 'x'), 'The selected file must be smaller than 5 MB'],
  ] as const) {
    await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await form.locator('[aria-live]').getByText(message, { exact: true }).waitFor();
    assert.equal(await input.getAttribute('aria-invalid'), 'true');
    await send.click();
    await alertIn(form).getByText(refused, { exact: true }).waitFor();
    await form.getByRole('link', { name: message, exact: true }).click();
    assert.ok(await input.evaluate((element) => element === document.activeElement));
  }
  await assertAccessible(page);
  assert.deepEqual(posts, []);

  await input.setInputFiles(cv);
  assert.equal(await input.getAttribute('aria-invalid'), null);
  await send.click();
  await readReference(form, career ?? assert.fail());
});

test('a chosen file is shown with type and size, and can be removed', async ({ open }) => {
  const { form, posts, send } = await open();
  await fillIn(form, typed);
  const input = field(form, 'CV');
  await form.getByText(`${cv.name}PDF, 1 KB`, { exact: true }).waitFor();
  await form.getByRole('button', { name: 'Remove file', exact: true }).click();
  assert.equal(await input.evaluate((element: HTMLInputElement) => element.files?.length), 0);
  assert.ok(await input.evaluate((element) => element === document.activeElement));
  assert.equal(await form.getByText(cv.name).count(), 0);
  await send.click();
  assert.ok(await input.evaluate((element: HTMLInputElement) => element.validity.valueMissing));
  assert.deepEqual(posts, []);
});

test('what only the server can see in a CV is shown beside it', async ({ open }) => {
  const { form, send } = await open();
  await fillIn(form, typed, 'CV');
  const buffer = encryptedPdf({ password: 'secret' });
  await field(form, 'CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await send.click();
  await alertIn(form).getByText(refused, { exact: true }).waitFor();
  const message = 'The selected file is password protected. Remove the password and select it again';
  assert.equal(await form.getByText(message, { exact: true }).count(), 2);
  await field(form, 'CV').setInputFiles(cv);
  assert.equal(await form.getByText(message, { exact: true }).count(), 1, 'only the summary still says so');
  await send.click();
  await readReference(form, career ?? assert.fail());
});

test('an applicant on a slow line watches the upload and then reads the reference', async ({ open }) => {
  const { page, form, posts, send } = await open();
  await fillIn(form, typed, 'CV');
  await field(form, 'CV').setInputFiles(longCv);
  await slowUpload(page);
  await send.click();
  const bar = form.getByRole('progressbar', { name: 'Uploading your CV' });
  await bar.waitFor();
  const first = await bar.evaluate((element: HTMLProgressElement) => element.value);
  assert.ok(first > 0 && first <= 1, `${first}`);
  assert.ok(await form.getByRole('button', { name: 'Submitting...', exact: true }).isDisabled());
  await readReference(form, career ?? assert.fail());
  assert.equal(await bar.count(), 0);
  assert.equal(posts.filter((url) => url.endsWith(endpoint)).length, 1);
});
