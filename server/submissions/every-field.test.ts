import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import PostalMime from 'postal-mime';
import { contentOf } from '../../content/content.server.ts';
import { fieldLabel, formView } from '../../content/form-view.server.ts';
import type { FormField } from '../../contract/form-contract.ts';
import { type FormName, formNames } from '../../contract/form-names.ts';
import { dialledField, fileFieldOf, forms } from '../../contract/forms.ts';
import { someCv, someSubmission } from '../storage/testing/submission.ts';

// The README promises that a field is described once, in the contract, and worded. Both are done here before the server is
// loaded: every form has one more field of each kind, none of them required.

const base = { required: false, maxLength: 60 } as const;
const added: readonly FormField[] = [
  { ...base, name: 'addedText', kind: 'text', holds: 'letter' },
  { ...base, name: 'addedLongText', kind: 'textarea', holds: 'letter-or-digit' },
  { ...base, name: 'addedEmail', kind: 'email' },
  { ...base, name: 'addedPhone', kind: 'tel' },
  { required: false, name: 'addedChoice', kind: 'select', choices: ['One', 'Two'] },
];
const addedFile: FormField = { required: false, name: 'addedFile', kind: 'file', accept: '.pdf' };

const fieldsNow = Object.fromEntries(formNames.map((form) => [form, [...forms[form].fields]]));
for (const form of formNames) {
  const words = contentOf('en').forms[form].fields as Record<string, object>;
  for (const field of [...added, ...(fileFieldOf(form) ? [] : [addedFile])]) {
    (forms[form].fields as FormField[]).push(field);
    words[field.name] = { label: `Label of ${field.name}`, errors: {} };
  }
}

const { csvHeader, csvRow } = await import('../desk-cli/csv.ts');
const { createMessages } = await import('../mail/messages.ts');
const { openApiDocument } = await import('./intake/openapi.ts');
const { parseFields } = await import('./rules/schemas.ts');
const { buildPdf } = await import('./testing/build-pdf.ts');
const { applicant, enquiry, estimate, startApi } = await import('./testing/test-api.ts');

const examples = { email: 'layla@example.com', tel: '050 123 4567' } as const;
const exampleOf = ({ name, kind, choices }: FormField) =>
  name === 'addedPhone'
    ? '04 765 4321'
    : (choices?.at(-1) ?? (kind === 'email' || kind === 'tel' ? examples[kind] : `Words for ${name}`));

const to = {
  quote: 'a@example.com',
  contact: 'a@example.com',
  estimate: 'a@example.com',
  career: 'a@example.com',
};
const messages = createMessages({ from: 'site@example.com', to });
const isText = ({ kind }: FormField) => kind !== 'file';

for (const form of formNames)
  test(`every field of the ${form} form reaches page, server, document, mail and export`, async () => {
    const { fields, path } = forms[form];
    const texts = fields.filter(isText);
    const sent = Object.fromEntries(texts.map((field) => [field.name, exampleOf(field)]));

    const view = formView('en', form);
    assert.deepEqual(
      view.fields.map(({ name, label }) => [name, label]),
      fields.map(({ name }) => [name, fieldLabel('en', form, name)]),
    );

    const parsed = parseFields(form, sent);
    assert.ok(parsed.ok, JSON.stringify(parsed));
    assert.deepEqual(parsed.fields, { ...sent, [dialledField]: '+971501234567' });

    const [content] = Object.values(openApiDocument.paths[path]?.post.requestBody.content ?? {});
    assert.ok(content);
    const { properties, required } = content.schema as { properties: object; required: string[] };
    for (const { name, required: needed } of fields) {
      assert.ok(Object.hasOwn(properties, name), `${name} is not in the document`);
      assert.equal(required.includes(name), needed, name);
    }

    const cv = someCv('%PDF', { originalName: 'my-working-life.pdf' });
    const submission = someSubmission({ form, fields: parsed.fields, cv });
    const message = await messages.write({ id: 'row', kind: 'team' }, submission, cv.bytes);
    const { text = '', html = '' } = await PostalMime.parse(message?.raw ?? '');
    for (const { name, kind } of fields) {
      const value = kind === 'file' ? cv.originalName : (sent[name] ?? '');
      assert.ok(text.includes(`${fieldLabel('en', form, name)}: ${value}`), `${name} is not in the mail`);
      assert.ok(html.includes(value), `${name} is not in the mail’s HTML`);
    }
    assert.equal(text.split('+971501234567').length, 2, 'the number to dial stands there once');

    const columns = csvHeader.replace('\uFEFF', '').trim().split(',');
    const cells = csvRow(submission).trim().split(',');
    for (const { name } of texts)
      assert.equal(cells[columns.indexOf(`"${name}"`)], `"${sent[name]}"`, `${name} is not exported`);
  });

for (const form of formNames)
  test(`what is not required in the ${form} form may be left empty, and the first number is the one to dial`, () => {
    const filled = (are: (field: FormField) => boolean) =>
      Object.fromEntries(
        forms[form].fields.filter(isText).map((field) => [field.name, are(field) ? exampleOf(field) : '']),
      );
    const parsed = parseFields(
      form,
      filled(({ required }) => required),
    );
    assert.ok(parsed.ok, JSON.stringify(parsed));
    for (const { name } of added) assert.equal(parsed.fields[name], '');
    assert.equal(parsed.fields[dialledField], '+971501234567');
    const wrong = parseFields(form, { ...filled(() => true), addedEmail: 'nobody', addedText: '12' });
    assert.deepEqual(!wrong.ok && wrong.errors.map(({ field, code }) => [field, code]), [
      ['addedText', 'invalid'],
      ['addedEmail', 'email-invalid'],
    ]);
  });

const { message: description, type: _, ...asked } = enquiry;
const rest = { quote: enquiry, contact: { ...asked, description }, estimate, career: applicant };

test('a form takes its file under the name that the contract gives it, and does without where it may', async () => {
  const api = await startApi();
  const send = (form: FormName, name: string, file: File) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(rest[form])) body.set(field, value);
    body.set(name, file);
    return fetch(api.urlOf(form), { method: 'POST', body });
  };
  const pdf = new File([new Uint8Array(buildPdf())], 'file.pdf');
  try {
    for (const form of formNames) {
      const name = fileFieldOf(form)?.name ?? '';
      const [other] = ['cv', 'addedFile'].filter((one) => one !== name);
      assert.equal((await send(form, name, pdf)).status, 201, form);
      assert.equal((await api.kept()).at(-1)?.cv?.originalName, 'file.pdf', form);
      const program = await send(form, name, new File(['MZ'], 'file.exe'));
      assert.equal(program.status, 422);
      const { errors } = (await program.json()) as { errors: { field: string }[] };
      assert.deepEqual(
        errors.map(({ field }) => field),
        [name],
      );
      const isNeeded = fileFieldOf(form)?.required;
      assert.equal((await send(form, name, new File([], ''))).status, isNeeded ? 422 : 201, form);
      assert.equal((await send(form, other ?? '', pdf)).status, isNeeded ? 422 : 201, form);
    }
  } finally {
    await api.stop();
  }
});

const componentOf: Readonly<Record<FormName, string>> = {
  quote: 'quote-form',
  contact: 'call-back-form',
  career: 'career-form',
  estimate: 'estimate-form',
};

for (const form of formNames)
  test(`the component of the ${form} form can show each kind of field that the form has`, () => {
    const source = readFileSync(new URL(`../../app/forms/${componentOf[form]}.tsx`, import.meta.url), 'utf8');
    for (const [kind, part] of [
      ['select', '<SelectField'],
      ['file', '<FileField'],
    ] as const)
      assert.equal(
        source.includes(part),
        fieldsNow[form]?.some((field) => field.kind === kind),
        `renderField of app/forms/${componentOf[form]}.tsx and ${part}`,
      );
  });
