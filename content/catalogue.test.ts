import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue, relatedServices } from './catalogue.server.ts';
import { categoryLabels } from './en/services/groups.ts';
import { servicesOverview } from './en/services-overview.ts';
import { groups, umbrella } from './model/services.ts';
import { serviceCardPath, slug, titleFromSlug } from './model/slug.ts';
import { findGroupPage, findServicePage } from './service-pages.server.ts';

const titles = catalogue.map((entry) => entry.title);

test('the catalogue opens with the top-level entries of the spec', () => {
  assert.deepEqual(titles.slice(0, 8), [
    'Ifm Services',
    'Hard Services',
    'Soft Services',
    'Security Services',
    'Specialized Services',
    'Waste Management',
    'Disinfection & Sanitization',
    'Civil works',
  ]);
  for (const entry of catalogue.slice(0, 8)) assert.equal(entry.mainCategory, undefined, entry.title);
});

test('the four groups follow under the umbrella', () => {
  const four = catalogue.slice(8, 12);
  assert.deepEqual(
    four.map((entry) => entry.title),
    ['Hard Services', 'Soft Services', 'Security Services', 'Specialized Services'],
  );
  for (const entry of four) assert.equal(entry.mainCategory, 'IFM Services');
});

test('the nineteen services come last, by group', () => {
  assert.deepEqual(
    catalogue.slice(12).map((entry) => `${entry.mainCategory}: ${entry.title}`),
    [
      'Hard Services: Chiller',
      'Hard Services: HVAC Systems',
      'Hard Services: Electrical',
      'Hard Services: Plumbing',
      'Hard Services: Civil',
      'Hard Services: Carpentry',
      'Hard Services: Painting',
      'Soft Services: House Keeping',
      'Soft Services: Facade Cleaning',
      'Soft Services: Pest Control',
      'Security Services: Security',
      'Security Services: Life Guard',
      'Security Services: Concierge',
      'Specialized Services: ELV Systems',
      'Specialized Services: Fire Fighting',
      'Specialized Services: Elevator',
      'Specialized Services: Landscaping',
      'Specialized Services: Waste Management',
      'Specialized Services: BMU Maintenance',
    ],
  );
});

test('every entry is found under the slug of its title', () => {
  for (const entry of catalogue) assert.equal(entry.slug, slug(entry.title));
});

test('a group address reads as the title of its top-level entry', () => {
  for (const { slug: groupSlug } of [umbrella, ...groups]) {
    assert.ok(titles.slice(0, 5).includes(titleFromSlug(groupSlug)), groupSlug);
  }
});

test('every card leads to a page that exists', () => {
  const seen = new Set<string>();
  for (const entry of catalogue) {
    const path = serviceCardPath(entry);
    const [, root, first = '', second] = path.split('/');
    assert.equal(root, 'service');
    const page = second === undefined ? findGroupPage(first) : findServicePage(first, second);
    assert.equal(page?.slug, entry.slug, path);
    seen.add(path);
  }
  // 5 groups with the umbrella, 3 entries of their own, 19 services; the four sub-entries repeat groups.
  assert.equal(seen.size, 27);
});

test('the overview shows each section the cards of its label', () => {
  assert.deepEqual(
    servicesOverview.sections.map((section) => [section.anchor, section.cards.length]),
    [
      ['ifm-services', 4],
      ['hard-services', 7],
      ['soft-services', 3],
      ['security-services', 3],
      ['specialized-services', 6],
    ],
  );
  for (const section of servicesOverview.sections) {
    for (const card of section.cards) assert.equal(card.mainCategory, section.title);
  }
  assert.equal(new Set(Object.values(categoryLabels)).size, 5);
});

test('a group page lists its services, the umbrella its groups', () => {
  for (const group of groups) {
    const page = findGroupPage(group.slug);
    assert.deepEqual(
      page?.cards.map((card) => card.slug),
      group.services.map((service) => service.slug),
    );
  }
  assert.deepEqual(
    findGroupPage('ifm-services')?.cards.map(serviceCardPath),
    groups.map((group) => `/service/${group.slug}`),
  );
});

test('an entry that is no group leads on to three services', () => {
  for (const standalone of ['waste-management', 'disinfection-sanitization', 'civil-works']) {
    const page = findGroupPage(standalone);
    assert.equal(page?.kind, 'standalone');
    assert.equal(new Set(page.cards.map((card) => card.slug)).size, 3, standalone);
  }
});

test('an unknown address finds nothing', () => {
  assert.equal(findGroupPage('chiller'), undefined);
  assert.equal(findGroupPage(''), undefined);
  assert.equal(findGroupPage('toString'), undefined);
  assert.equal(findServicePage('hard-services', 'elevator'), undefined);
  assert.equal(findServicePage('ifm-services', 'chiller'), undefined);
  assert.equal(findServicePage('hard-services', 'constructor'), undefined);
});

test('every service suggests three others', () => {
  for (const group of groups) {
    for (const service of group.services) {
      const related = relatedServices(service.slug).map((entry) => entry.slug);
      assert.equal(new Set(related).size, 3, service.slug);
      assert.ok(!related.includes(service.slug), service.slug);
    }
  }
});

test('no two pages share a title in the browser tab', () => {
  const tabTitles = [
    ...catalogue.slice(0, 8).map((entry) => findGroupPage(entry.slug)?.meta.title),
    ...groups.flatMap((group) =>
      group.services.map((service) => findServicePage(group.slug, service.slug)?.meta.title),
    ),
  ];
  assert.equal(new Set(tabTitles).size, 27);
});
