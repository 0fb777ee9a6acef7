import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueOf, entriesIn, entryLink, serviceTitles } from './catalogue.server.ts';
import { contentOf } from './content.server.ts';
import { paths } from './model/paths.ts';
import { relatedServices } from './model/related-services.ts';
import { groups, mainCategories, standaloneSlugs, umbrella } from './model/services.ts';
import { serviceCardPath, slug, titleFromSlug } from './model/slug.ts';
import { findGroupPage, findServicePage } from './service-pages.server.ts';

const catalogue = catalogueOf('en');
const words = contentOf('en').services;
const serviceSlugs = groups.flatMap(({ services }): readonly string[] => services);
/** The umbrella and the groups, the entries of their own, the services. */
const pageCount = mainCategories.length + standaloneSlugs.length + serviceSlugs.length;
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
  for (const entry of catalogue.slice(0, 8)) assert.equal(entry.category, null, entry.title);
});

test('the four groups follow under the umbrella', () => {
  const four = catalogue.slice(8, 12);
  assert.deepEqual(
    four.map((entry) => entry.title),
    ['Hard Services', 'Soft Services', 'Security Services', 'Specialized Services'],
  );
  for (const entry of four) assert.equal(entry.category, umbrella.slug);
});

test('the services come last, by group; the spec’s are among them, in its order', () => {
  assert.deepEqual(
    catalogue.slice(12).map((entry) => `${entry.category}: ${entry.slug}`),
    groups.flatMap(({ slug, services }) => services.map((service) => `${slug}: ${service}`)),
  );
  const spec = [
    'hard-services: Chiller',
    'hard-services: HVAC Systems',
    'hard-services: Electrical',
    'hard-services: Plumbing',
    'hard-services: Civil',
    'hard-services: Carpentry',
    'hard-services: Painting',
    'soft-services: House Keeping',
    'soft-services: Facade Cleaning',
    'soft-services: Pest Control',
    'security-services: Security',
    'security-services: Life Guard',
    'security-services: Concierge',
    'specialized-services: ELV Systems',
    'specialized-services: Fire Fighting',
    'specialized-services: Elevator',
    'specialized-services: Landscaping',
    'specialized-services: Waste Management',
    'specialized-services: BMU Maintenance',
  ];
  assert.deepEqual(
    catalogue.map((entry) => `${entry.category}: ${entry.title}`).filter((entry) => spec.includes(entry)),
    spec,
  );
});

test('the ids are what the spec’s rule makes of the English titles', () => {
  for (const entry of catalogue) assert.equal(entry.slug, slug(entry.title));
  for (const id of mainCategories) assert.equal(id, slug(words.groups[id].title));
  for (const id of standaloneSlugs) assert.equal(id, slug(words.standalone[id].title));
  for (const id of groups.flatMap(({ services }) => services)) assert.equal(id, slug(words.items[id].title));
  assert.equal(titles[0], 'Ifm Services');
  assert.equal(titles[0], titleFromSlug(umbrella.slug));
});

test('every card leads where the spec’s rule leads its title and category', () => {
  for (const entry of catalogue) {
    const mainCategory = entry.category === null ? {} : { mainCategory: words.groups[entry.category].title };
    assert.equal(entryLink(entry, paths), serviceCardPath({ title: entry.title, ...mainCategory }));
  }
});

test('a group address reads as the title of its top-level entry', () => {
  for (const groupSlug of mainCategories) {
    assert.ok(titles.slice(0, 5).includes(titleFromSlug(groupSlug)), groupSlug);
  }
});

test('every card leads to a page that exists', () => {
  const seen = new Set<string>();
  for (const entry of catalogue) {
    const path = entryLink(entry, paths);
    const [, root, first = '', second] = path.split('/');
    assert.equal(root, 'service');
    const page = second === undefined ? findGroupPage('en', first) : findServicePage('en', first, second);
    assert.equal(page?.slug, entry.slug, path);
    seen.add(path);
  }
  // The four sub-entries repeat groups.
  assert.equal(seen.size, pageCount);
});

test('each section of the overview has the cards of its category', () => {
  assert.deepEqual(
    mainCategories.map((category) => [category, entriesIn('en', category).length]),
    [[umbrella.slug, groups.length], ...groups.map(({ slug, services }) => [slug, services.length])],
  );
});

test('a group page lists its services, the umbrella its groups', () => {
  for (const group of groups) {
    const page = findGroupPage('en', group.slug);
    assert.deepEqual(
      page?.cards.map((card) => card.slug),
      group.services,
    );
  }
  assert.deepEqual(
    findGroupPage('en', 'ifm-services')?.cards.map((card) => entryLink(card, paths)),
    groups.map((group) => `/service/${group.slug}`),
  );
});

test('an entry that is no group leads on to three services', () => {
  for (const standalone of standaloneSlugs) {
    const page = findGroupPage('en', standalone);
    assert.equal(page?.kind, 'standalone');
    assert.equal(new Set(page.cards.map((card) => card.slug)).size, 3, standalone);
  }
});

test('an unknown address finds nothing', () => {
  assert.equal(findGroupPage('en', 'chiller'), undefined);
  assert.equal(findGroupPage('en', ''), undefined);
  assert.equal(findGroupPage('en', 'toString'), undefined);
  assert.equal(findServicePage('en', 'hard-services', 'elevator'), undefined);
  assert.equal(findServicePage('en', 'ifm-services', 'chiller'), undefined);
  assert.equal(findServicePage('en', 'hard-services', 'constructor'), undefined);
});

test('every service suggests three others', () => {
  for (const [slug, related] of Object.entries(relatedServices)) {
    assert.equal(new Set<string>(related).size, 3, slug);
    assert.ok(!new Set<string>(related).has(slug), slug);
  }
});

test('no two pages share a title in the browser tab', () => {
  const tabTitles = [
    ...catalogue.slice(0, 8).map((entry) => findGroupPage('en', entry.slug)?.meta.title),
    ...groups.flatMap((group) =>
      group.services.map((service) => findServicePage('en', group.slug, service)?.meta.title),
    ),
  ];
  assert.equal(new Set(tabTitles).size, pageCount);
});

test('a quote can be asked for every service by its id', () => {
  const named = serviceTitles('en');
  const both = new Set([...serviceSlugs, ...standaloneSlugs]);
  assert.equal(
    both.size,
    serviceSlugs.length + standaloneSlugs.length - 1,
    'Waste Management is in both lists',
  );
  assert.deepEqual(new Set(Object.keys(named)), both);
  assert.equal(named.chiller, 'Chiller');
  assert.equal(named['waste-management'], 'Waste Management');
});
