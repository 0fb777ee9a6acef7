import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fillTimeField, honeypotField } from './abuse-fields.ts';
import { careerForm, positions } from './career.ts';
import { propertyTypes } from './estimate.ts';
import { cvMessages } from './field-messages.ts';
import { type FormContract, refusalMessage } from './form-contract.ts';
import { forms, successMessage } from './forms.ts';
import { successBannerMs } from './success-banner.ts';

const names = (form: FormContract) => form.fields.map((field) => field.name);
const required = (form: FormContract) =>
  form.fields.filter((field) => field.required).map((field) => field.name);

test('the fields on the wire are those of spec §7', () => {
  assert.deepEqual(names(forms.quote), ['name', 'email', 'phone', 'message', 'type']);
  assert.deepEqual(names(forms.contact), ['name', 'email', 'phone', 'description']);
  assert.deepEqual(names(forms.career), ['name', 'email', 'contact', 'position', 'cv']);
  assert.deepEqual(names(forms.estimate), [
    'projectName',
    'customerName',
    'contactNumber',
    'emailId',
    'propertyType',
    'serviceRequired',
  ]);
});

test('the required fields, choices and defaults are those of spec §5', () => {
  assert.deepEqual(required(forms.quote), ['name', 'email', 'phone']);
  assert.deepEqual(required(forms.contact), ['name', 'email', 'phone']);
  assert.deepEqual(required(forms.career), ['name', 'email', 'contact', 'cv']);
  assert.equal(required(forms.estimate).length, 6);
  assert.equal(positions.length, 9);
  assert.equal(propertyTypes.length, 7);
  const defaultOf = (form: FormContract, name: string) =>
    form.fields.find((field) => field.name === name)?.defaultValue;
  assert.equal(defaultOf(forms.career, 'position'), 'Facilities Engineer');
  assert.equal(defaultOf(forms.estimate, 'propertyType'), 'Residential Properties');
  assert.equal(careerForm.fields[4].accept, '.pdf,.doc,.docx');
});

test('a visitor reads the success messages of spec §8', () => {
  assert.equal(
    successMessage('quote', { type: 'Contact us' }),
    'Your quote request has been successfully sent',
  );
  assert.equal(
    successMessage('quote', { type: 'Request a quote' }),
    'Your Message has been successfully sent.',
  );
  assert.equal(successMessage('contact', {}), 'Your Message has been successfully sent.');
  assert.equal(successMessage('career', {}), 'Your application has been successfully sent');
  assert.equal(successMessage('estimate', {}), 'Your project estimate request has been successfully sent');
  assert.equal(successBannerMs, 5000);
});

test('a visitor reads the failure messages of spec §8', () => {
  const { quote, contact, career, estimate } = forms;
  assert.equal(refusalMessage(quote, 'Said by the server.'), 'Said by the server.');
  assert.equal(refusalMessage(quote, undefined), 'Error submitting form');
  assert.equal(quote.failure.network, 'Failed to connect to the server. Please try again later.');
  for (const [form, failed] of [
    [career, 'Failed to submit application. Please try again.'],
    [estimate, 'Failed to submit request. Please try again.'],
    [contact, 'Failed to submit form. Please try again.'],
  ] as const) {
    assert.equal(refusalMessage(form, 'Said by the server.'), failed);
    assert.equal(form.failure.network, failed);
  }
});

test('the busy labels are those of spec §4', () => {
  assert.equal(forms.quote.busyLabel, 'Sending...');
  assert.equal(forms.contact.busyLabel, 'Sending...');
  assert.equal(forms.career.busyLabel, 'Submitting...');
  assert.equal(forms.estimate.busyLabel, 'Submitting...');
});

test('each fault of a CV has words of its own', () => {
  assert.equal(new Set(Object.values(cvMessages)).size, Object.keys(cvMessages).length);
});

test('the fields against abuse cannot be mistaken for a form’s own', () => {
  for (const form of Object.values(forms)) {
    assert.ok(!names(form).includes(honeypotField));
    assert.ok(!names(form).includes(fillTimeField));
  }
});

test('the browser loads nothing but the contract itself', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of sources) {
    const imports = readFileSync(new URL(file, folder), 'utf8').matchAll(
      /^import (?!type).* from '([^']+)'/gm,
    );
    for (const [, from] of imports)
      assert.match(from ?? '', /^\.{1,2}\/[\w-]+\.ts$/, `${file} imports ${from}`);
  }
});
