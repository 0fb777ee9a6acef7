import assert from 'node:assert/strict';
import { test } from 'node:test';
import PostalMime from 'postal-mime';
import { fieldLabel, formView } from '../../content/form-view.server.ts';
import { type FormName, formNames } from '../../contract/form-names.ts';
import { dialledField, forms } from '../../contract/forms.ts';
import { csvHeader, csvRow } from '../desk-cli/csv.ts';
import { createMessages } from '../mail/messages.ts';
import { someCv, someSubmission } from '../storage/testing/submission.ts';
import { openApiDocument } from './intake/openapi.ts';
import { parseFields } from './rules/schemas.ts';

// The README promises that a field is described once. Everything here follows from the contract.

const examples = { email: 'layla@example.com', tel: '050 123 4567' } as const;
const exampleOf = ({ name, kind, choices }: (typeof forms)[FormName]['fields'][number]) =>
  choices?.at(-1) ?? (kind === 'email' || kind === 'tel' ? examples[kind] : `Words for ${name}`);

const messages = createMessages({
  from: 'site@example.com',
  to: {
    quote: 'a@example.com',
    contact: 'a@example.com',
    estimate: 'a@example.com',
    career: 'a@example.com',
  },
});

for (const form of formNames)
  test(`every field of the ${form} form reaches page, server, document, mail and export`, async () => {
    const { fields, path } = forms[form];
    const texts = fields.filter(({ kind }) => kind !== 'file');
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

    const hasFile = texts.length < fields.length;
    const cv = someCv('%PDF', { originalName: 'my-working-life.pdf' });
    const submission = someSubmission({ form, fields: parsed.fields, ...(hasFile ? { cv } : {}) });
    const message = await messages.write({ id: 'row', kind: 'team' }, submission, cv.bytes);
    const { text = '', html = '' } = await PostalMime.parse(message?.raw ?? '');
    for (const { name, kind } of fields) {
      const value = kind === 'file' ? cv.originalName : (sent[name] ?? '');
      assert.ok(text.includes(`${fieldLabel('en', form, name)}: ${value}`), `${name} is not in the mail`);
      assert.ok(html.includes(value), `${name} is not in the mail’s HTML`);
    }

    const columns = csvHeader.replace('\uFEFF', '').trim().split(',');
    const cells = csvRow(submission).trim().split(',');
    for (const { name } of texts)
      assert.equal(cells[columns.indexOf(`"${name}"`)], `"${sent[name]}"`, `${name} is not exported`);
  });
