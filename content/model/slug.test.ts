import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceCardPath, slug, titleFromSlug } from './slug.ts';

const slugs = {
  'HVAC Systems': 'hvac-systems',
  'Ifm Services': 'ifm-services',
  'Civil works': 'civil-works',
  'Disinfection & Sanitization': 'disinfection-sanitization',
  'Life  Guard': 'life-guard',
  'House\tKeeping\n': 'house-keeping',
  '  Pest Control  ': 'pest-control',
  '- BMU -- Maintenance -': 'bmu-maintenance',
  '--Security--': 'security',
  '& Concierge &': 'concierge',
  'Fire-Fighting': 'fire-fighting',
  'Fire / Fighting': 'fire-fighting',
  'Mall&Retail': 'mallretail',
  'Zone_1 (24/7)': 'zone_1-247',
  'Façade Cleaning': 'faade-cleaning',
  '& - &': '',
  '': '',
};

for (const [title, expected] of Object.entries(slugs)) {
  test(`the title "${title}" is found under "${expected}"`, () => {
    assert.equal(slug(title), expected);
  });
}

test('a slug is its own slug', () => {
  for (const title of Object.keys(slugs)) assert.equal(slug(slug(title)), slug(title));
});

test('a slug reads as a title, each word capitalised', () => {
  assert.equal(titleFromSlug('ifm-services'), 'Ifm Services');
  assert.equal(titleFromSlug('hard-services'), 'Hard Services');
  assert.equal(titleFromSlug('electrical'), 'Electrical');
  assert.equal(titleFromSlug('-civil--works-'), 'Civil Works');
  assert.equal(titleFromSlug(''), '');
});

test('a group card under the umbrella opens the group page', () => {
  assert.equal(
    serviceCardPath({ title: 'Hard Services', mainCategory: 'IFM Services' }),
    '/service/hard-services',
  );
});

test('a top-level card opens its own page', () => {
  assert.equal(serviceCardPath({ title: 'Ifm Services' }), '/service/ifm-services');
  assert.equal(
    serviceCardPath({ title: 'Disinfection & Sanitization' }),
    '/service/disinfection-sanitization',
  );
});

test('a service card opens the service below its group', () => {
  assert.equal(
    serviceCardPath({ title: 'HVAC Systems', mainCategory: 'Hard Services' }),
    '/service/hard-services/hvac-systems',
  );
});

test('the umbrella is recognised by its exact name only', () => {
  assert.equal(
    serviceCardPath({ title: 'Hard Services', mainCategory: 'Ifm Services' }),
    '/service/ifm-services/hard-services',
  );
});
