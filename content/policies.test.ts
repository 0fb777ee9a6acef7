import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('anchors are what the spec’s slug rule makes of the English titles', () => {
  for (const name of policySlugs)
    assert.deepEqual(
      policyOf('en', name).sections.map(({ title }) => slug(title)),
      Object.keys(policySections[name]),
    );
});
