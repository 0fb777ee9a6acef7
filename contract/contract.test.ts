import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fillTimeField, honeypotField } from './abuse-fields.ts';
import { bannerMessage } from './banner-message.ts';
import { careerForm, positions } from './career.ts';
import { cvCodes } from './cv-faults.ts';
import { formsOf } from './desk/roles.ts';
import { propertyTypes } from './estimate.ts';
import type { FormContract } from './form-contract.ts';
import { formNames } from './form-names.ts';
import { forms } from './forms.ts';
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

test('every form of the list is there under its own name and path', () => {
  assert.deepEqual(Object.keys(forms).sort(), [...formNames].sort());
  for (const name of formNames) {
    assert.equal(forms[name].name, name);
    assert.equal(forms[name].path, `/api/application/${name}`);
  }
});

test('the red banner asks to correct fields, and otherwise says what the form says', () => {
  const failure = { refused: 'It failed.', fields: 'Correct the fields.' };
  const plain = { showsServerMessage: false, failure };
  assert.equal(bannerMessage(plain, { message: 'Said by the server.', errors: [{}] }), 'Correct the fields.');
  assert.equal(bannerMessage(plain, { message: 'Said by the server.', errors: [] }), 'It failed.');
  const quote = { showsServerMessage: true, failure };
  assert.equal(bannerMessage(quote, { message: 'Said by the server.' }), 'Said by the server.');
  assert.equal(bannerMessage(quote, {}), 'It failed.');
  assert.deepEqual(
    formNames.filter((name) => forms[name].showsServerMessage),
    ['quote'],
  );
});

test('the success banner shows for five seconds', () => {
  assert.equal(successBannerMs, 5000);
});

test('each fault of a CV has a code of its own', () => {
  assert.equal(new Set(Object.values(cvCodes)).size, Object.keys(cvCodes).length);
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

test('sales see enquiries of every kind, and no application', () => {
  assert.deepEqual(formsOf('sales'), ['quote', 'contact', 'estimate']);
  assert.deepEqual(formsOf('hr'), ['career']);
});
