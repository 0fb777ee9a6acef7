import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { type FormName, formNames } from '../contract/form-names.ts';
import { type FieldsOf, forms } from '../contract/forms.ts';
import { privacyPolicyVersion } from '../contract/privacy-policy-version.ts';
import { plainText } from './model/islands.ts';
import { locales } from './model/locales.ts';
import { policySections, policySlugs, policyVersions } from './model/policies.ts';
import { slug } from './model/slug.ts';
import { policyOf } from './policies.server.ts';

const textOf = (locale: (typeof locales)[number], name: (typeof policySlugs)[number]) => {
  const { description, sections } = policyOf(locale, name);
  return [description, ...sections.flatMap(({ items }) => items.map(({ text }) => text))]
    .map((runs) => plainText(runs, 'en'))
    .join('\n');
};

for (const locale of locales)
  test(`policies name a way to reach the company, and every place in them is filled (${locale})`, () => {
    for (const name of policySlugs) {
      assert.match(policyVersions[name], /^\d{4}-\d{2}-\d{2}$/);
      const text = textOf(locale, name);
      assert.ok(text.includes('info@nasaq.example'), name);
      assert.doesNotMatch(text, /[{}]|undefined/);
      const { sections } = policyOf(locale, name);
      assert.equal(new Set(sections.map(({ title }) => title)).size, sections.length);
      for (const { title, items } of sections) {
        assert.ok(title);
        for (const { text: paragraph } of items) assert.ok(paragraph.length > 0);
      }
    }
  });

test('the privacy policy names the law, the periods and the reference number', () => {
  const privacy = textOf('en', 'privacy-policy');
  for (const needed of ['Federal Decree-Law No. 45 of 2021', '365 days', '180 days', 'reference number'])
    assert.ok(privacy.includes(needed), needed);
  assert.equal(policyVersions['privacy-policy'], privacyPolicyVersion, 'forms store the version');
});

/** What the English policy calls each field. A field that the contract has and this lacks fails the type check. */
const fieldsInPolicy: { readonly [Name in FormName]: Readonly<Record<keyof FieldsOf<Name>, string>> } = {
  quote: {
    name: 'your name',
    email: 'email address',
    phone: 'phone number',
    message: 'the message',
    type: 'whether you contacted us or asked for a quote',
  },
  contact: {
    name: 'your name',
    email: 'email address',
    phone: 'phone number',
    description: 'the description',
  },
  estimate: {
    projectName: 'the project name',
    customerName: 'your name',
    contactNumber: 'contact number',
    emailId: 'email address',
    propertyType: 'the property type',
    serviceRequired: 'the services you need',
  },
  career: {
    name: 'your name',
    email: 'email address',
    contact: 'contact number',
    position: 'the position',
    cv: 'your CV',
  },
};

test('the privacy policy names every field of every form', () => {
  const { sections } = policyOf('en', 'privacy-policy');
  const kept = sections.find(({ id }) => id === 'what-the-forms-keep')?.items ?? [];
  for (const form of formNames) {
    const item = kept.find(({ id }) => id === (form === 'contact' ? 'call-back' : form));
    const [sentence = ''] = plainText(item?.text ?? '', 'en').split(/[.:]/);
    const named: Readonly<Record<string, string>> = fieldsInPolicy[form];
    assert.deepEqual(
      forms[form].fields.map(({ name }) => name).sort(),
      Object.keys(named).sort(),
      `the fields of the ${form} form`,
    );
    for (const words of Object.values(named))
      assert.ok(sentence.toLowerCase().includes(words.toLowerCase()), `${form}: ${words}`);
  }
});

test('the version of the privacy policy that visitors agree to is the one of its words', () => {
  const words = locales.map((locale) => textOf(locale, 'privacy-policy')).join('\n');
  assert.deepEqual(
    [privacyPolicyVersion, createHash('sha256').update(words).digest('hex').slice(0, 16)],
    ['2026-11-19', '5c7c4973fca7cec7'],
    'the words have changed: set privacyPolicyVersion to the day they come into force, and write both here',
  );
});

test('anchors are what the spec’s slug rule makes of the English titles', () => {
  for (const name of policySlugs)
    assert.deepEqual(
      policyOf('en', name).sections.map(({ title }) => slug(title)),
      Object.keys(policySections[name]),
    );
});
