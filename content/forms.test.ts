import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formNames } from '../contract/form-names.ts';
import { forms } from '../contract/forms.ts';
import { type FieldCode, problemCodes } from '../contract/problem.ts';
import { contentOf } from './content.server.ts';
import { fieldMessage, formView, problemMessage, successMessage } from './form-view.server.ts';
import { fill } from './model/fill.ts';
import type { FormsWords } from './model/forms.ts';
import { plainText, withIslands } from './model/islands.ts';
import { type Locale, locales } from './model/locales.ts';

test('a visitor reads the success messages of spec §8', () => {
  const contactPage = { type: 'Contact us' };
  assert.equal(successMessage('en', 'quote', contactPage), 'Your quote request has been successfully sent');
  const sent = 'Your Message has been successfully sent.';
  assert.equal(successMessage('en', 'quote', { type: 'Request a quote' }), sent);
  assert.equal(successMessage('en', 'contact', {}), sent);
  assert.equal(successMessage('en', 'career', {}), 'Your application has been successfully sent');
  assert.equal(
    successMessage('en', 'estimate', {}),
    'Your project estimate request has been successfully sent',
  );
});

test('a visitor reads the failure messages of spec §8 and the busy labels of §4', () => {
  const told = formNames.map((form) => {
    const { failure, busy } = formView('en', form);
    return [form, failure.refused, failure.network, busy];
  });
  const failed = (what: string) => `Failed to submit ${what}. Please try again.`;
  assert.deepEqual(told, [
    [
      'quote',
      'Error submitting form',
      'Failed to connect to the server. Please try again later.',
      'Sending...',
    ],
    ['contact', failed('form'), failed('form'), 'Sending...'],
    ['career', failed('application'), failed('application'), 'Submitting...'],
    ['estimate', failed('request'), failed('request'), 'Submitting...'],
  ]);
});

for (const locale of locales)
  test(`every fault has a sentence, and every choice a label (${locale})`, () => {
    for (const code of problemCodes) assert.ok(problemMessage(locale, code).length > 10, code);
    for (const form of formNames) {
      const sentences = Object.entries(contentOf(locale).forms[form].fields).flatMap(([field, { errors }]) =>
        (Object.keys(errors) as FieldCode[]).map((code) => fieldMessage(locale, form, { field, code })),
      );
      assert.ok(sentences.length > 10);
      for (const sentence of sentences) assert.doesNotMatch(sentence, /[{}]|\.$|undefined/);
      const view = formView(locale, form);
      assert.deepEqual(
        view.fields.map(({ name }) => name),
        forms[form].fields.map(({ name }) => name),
      );
      for (const [index, { kind, choices }] of view.fields.entries())
        if (kind === 'select')
          assert.deepEqual(
            choices?.map(({ value }) => value),
            forms[form].fields[index]?.choices,
          );
      assert.doesNotThrow(() => structuredClone(view));
    }
  });

test('choices are shown in English as they are sent', () => {
  for (const form of formNames)
    for (const { choices = [] } of formView('en', form).fields)
      for (const { value, label } of choices) assert.equal(label, value);
});

test('a field without words, a word left out and a word left over are type errors', () => {
  const { quote, career } = contentOf('en').forms;
  const { phone: _phone, ...withoutPhone } = quote.fields;
  // @ts-expect-error: the contract has a field that the words do not name
  const missing: FormsWords['quote'] = { ...quote, fields: withoutPhone };
  const { required: _required, ...errors } = quote.fields.name.errors;
  // @ts-expect-error: the contract knows a fault that the words do not
  const silent: FormsWords['quote']['fields']['name'] = { ...quote.fields.name, errors };
  const { HR: _hr, ...choices } = career.fields.position.choices;
  // @ts-expect-error: a choice has no label
  const unlabelled: FormsWords['career']['fields']['position'] = { ...career.fields.position, choices };
  // @ts-expect-error: the contract has no such field
  const leftOver = { ...quote.fields, fax: quote.fields.phone } satisfies FormsWords['quote']['fields'];
  assert.ok(missing && silent && unlabelled && leftOver);
});

test('what is filled into a sentence stands apart where the sentence runs the other way', () => {
  assert.equal(fill('{n} of {max}, {other}', { n: 3, max: 40 }), '3 of 40, {other}');
  const runs = withIslands('Call {phone}, {name}.', { phone: '+971 4', name: { auto: 'ليلى' } });
  assert.deepEqual(runs, ['Call ', { ltr: '+971 4' }, ', ', { auto: 'ليلى' }, '.']);
  assert.equal(plainText(runs, 'en'), 'Call +971 4, ليلى.');
  assert.equal(plainText(runs, 'ar' as Locale), 'Call \u2066+971 4\u2069, \u2068ليلى\u2069.');
  assert.equal(withIslands('Nothing to fill.', { phone: '1' }), 'Nothing to fill.');
});
