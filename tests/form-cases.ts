import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { buildPdf } from '../server/submissions/testing/build-pdf.ts';
import { violations } from './axe.ts';
import { test as base, hydrated } from './browser.ts';

export interface FormCase {
  readonly where: string;
  readonly path: string;
  readonly endpoint: string;
  /** Label and what a visitor types there, in order; a choice or a file where the field is one. */
  readonly typed: Readonly<Record<string, string>>;
  /** Labels of the fields the browser insists on (spec §5). */
  readonly required: readonly string[];
  /** Type, autocomplete, direction and limit of each field that is typed into. */
  readonly kinds: Readonly<
    Record<string, readonly [type: string, autocomplete: string, dir: string, limit: number]>
  >;
  readonly phone: string;
  readonly button: string;
  readonly busy: string;
  readonly sent: string;
  /** The banner of a failure that is no field's. */
  readonly failed: string;
  readonly offline: string;
}

/** The file every applicant here sends. */
export const cv = { name: 'ada-example.pdf', mimeType: 'application/pdf', buffer: buildPdf() };
/** Bytes before the trailer's table: still a genuine file, only half a megabyte long. */
export const longCv = {
  ...cv,
  buffer: Buffer.concat([cv.buffer, Buffer.from(`%${'x'.repeat(512 * 1024)}\n`), cv.buffer]),
};

const person = { Name: 'Ada Example', 'Email address': 'ada@example.com' };
const quote = {
  endpoint: '/api/application/quote',
  typed: { ...person, 'Phone number': '050 123 4567', Message: 'Two chillers in Al Quoz.\nOne is loud.' },
  required: ['Name', 'Email address', 'Phone number'],
  kinds: {
    Name: ['text', 'name', 'auto', 100],
    'Email address': ['email', 'email', 'ltr', 254],
    'Phone number': ['tel', 'tel', 'ltr', 40],
    Message: ['textarea', '', 'auto', 2000],
  },
  phone: 'Phone number',
  button: 'Send message',
  busy: 'Sending...',
  failed: 'Error submitting form',
  offline: 'Failed to connect to the server. Please try again later.',
} as const;
const failed = {
  contact: 'Failed to submit form. Please try again.',
  career: 'Failed to submit application. Please try again.',
  estimate: 'Failed to submit request. Please try again.',
};

/** The words of spec §4, §5 and §8, written out again so that a change of the site's shows. */
export const formCases: readonly FormCase[] = [
  {
    ...quote,
    where: 'the contact page',
    path: '/contact-us',
    sent: 'Your quote request has been successfully sent',
  },
  {
    ...quote,
    where: 'the request-quote page',
    path: '/request-quote',
    sent: 'Your Message has been successfully sent.',
  },
  {
    where: 'the home page',
    path: '/',
    endpoint: '/api/application/contact',
    typed: { ...person, 'Phone number': '+971 50 123 4567', 'What is it about?': 'Cleaning for an office.' },
    required: ['Name', 'Email address', 'Phone number'],
    kinds: {
      Name: ['text', 'name', 'auto', 100],
      'Email address': ['email', 'email', 'ltr', 254],
      'Phone number': ['tel', 'tel', 'ltr', 40],
      'What is it about?': ['textarea', '', 'auto', 2000],
    },
    phone: 'Phone number',
    button: 'Request a call back',
    busy: 'Sending...',
    sent: 'Your Message has been successfully sent.',
    failed: failed.contact,
    offline: failed.contact,
  },
  {
    where: 'the careers page',
    path: '/careers',
    endpoint: '/api/application/career',
    typed: { ...person, 'Contact number': '٠٥٠١٢٣٤٥٦٧', Position: 'CAFM Operator', CV: cv.name },
    required: ['Name', 'Email address', 'Contact number', 'CV'],
    kinds: {
      Name: ['text', 'name', 'auto', 100],
      'Email address': ['email', 'email', 'ltr', 254],
      'Contact number': ['tel', 'tel', 'ltr', 40],
    },
    phone: 'Contact number',
    button: 'Submit application',
    busy: 'Submitting...',
    sent: 'Your application has been successfully sent',
    failed: failed.career,
    offline: failed.career,
  },
  {
    where: 'the estimate page',
    path: '/estimate-project',
    endpoint: '/api/application/estimate',
    typed: {
      'Project name': 'Example Tower',
      'Your name': 'Ada Example',
      'Contact number': '04 345 6789',
      'Email address': 'ada@example.com',
      'Property type': 'Warehouses',
      'Service required': 'Daily cleaning of 4,000 square metres.',
    },
    required: [
      'Project name',
      'Your name',
      'Contact number',
      'Email address',
      'Property type',
      'Service required',
    ],
    kinds: {
      'Project name': ['text', 'off', 'auto', 150],
      'Your name': ['text', 'name', 'auto', 100],
      'Contact number': ['tel', 'tel', 'ltr', 40],
      'Email address': ['email', 'email', 'ltr', 254],
      'Service required': ['textarea', '', 'auto', 2000],
    },
    phone: 'Contact number',
    button: 'Submit request',
    busy: 'Submitting...',
    sent: 'Your project estimate request has been successfully sent',
    failed: failed.estimate,
    offline: failed.estimate,
  },
];

/** The banner where fields need correcting, the same on every form. */
export const refused = 'There is a problem with what you entered. Check the marked fields and send again.';
export const phoneMessage = 'Enter a phone number, like 050 123 4567 or +971 50 123 4567';
const referencePattern = /NSQ-[A-Z2-9]{4}-[A-Z2-9]{4}/;

/** Visitors whose clock the test turns. */
export const test = base.extend({
  visit: ({ visit, javaScriptEnabled }, use) =>
    use(async (path, options = {}) => {
      // A refusal is an error in the browser's console too.
      const page = await visit('about:blank', { ...options, expectErrors: true });
      const scripted = javaScriptEnabled && path !== 'about:blank';
      if (scripted) await page.clock.install();
      await page.goto(path);
      if (scripted) await hydrated(page);
      return page;
    }),
});

export const theForm = (page: Page, { path }: FormCase): Locator =>
  page.locator(`form[action^="${path}#"], form[action^="${path}?index#"]`);

export const field = (form: Locator, label: string): Locator =>
  form.getByLabel(label, { exact: false }).first();

export async function enter(form: Locator, label: string, value: string): Promise<void> {
  const control = field(form, label);
  const [tag, type] = await control.evaluate((element: HTMLInputElement) => [element.tagName, element.type]);
  if (type === 'file') await control.setInputFiles(value === '' ? [] : cv);
  else if (tag === 'SELECT') await control.selectOption(value);
  else await control.fill(value);
}

export async function fillIn(form: Locator, typed: FormCase['typed'], except?: string): Promise<void> {
  for (const [label, value] of Object.entries(typed)) if (label !== except) await enter(form, label, value);
}

export async function assertTyped(form: Locator, typed: FormCase['typed']): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    const shown = await field(form, label).inputValue();
    assert.equal(shown.split('\\').at(-1), value, label);
  }
}

export const alertIn = (form: Locator): Locator => form.getByRole('alert');
export const statusIn = (form: Locator): Locator => form.getByRole('status');

/** The reference in the success banner, with the form's own words around it. */
export async function readReference(form: Locator, { sent }: FormCase): Promise<string> {
  const banner = statusIn(form);
  await banner.waitFor();
  await banner.getByText(sent, { exact: true }).waitFor();
  const reference = referencePattern.exec((await banner.textContent()) ?? '')?.[0];
  assert.ok(reference, 'The banner shows no reference.');
  return reference;
}

export async function assertAccessible(page: Page): Promise<void> {
  assert.deepEqual(await violations(page, ['main form']), []);
}

/** A line that takes two seconds for it. */
export async function slowUpload(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 256 * 1024,
  });
}
