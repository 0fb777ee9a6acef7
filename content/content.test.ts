import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { certificatesOf } from './certificates.server.ts';
import { clientsOf } from './clients.server.ts';
import { contentOf } from './content.server.ts';
import { countersOf } from './counters.server.ts';
import { careers } from './en/careers.ts';
import { contact } from './en/contact.ts';
import { estimate } from './en/estimate.ts';
import { faqs } from './en/faqs.ts';
import { healthSafety } from './en/health-safety.ts';
import { industries } from './en/industries.ts';
import { policies } from './en/policies.ts';
import { requestQuote } from './en/request-quote.ts';
import { smartTech } from './en/smart-tech.ts';
import { sustainability } from './en/sustainability.ts';
import { carouselTimings } from './model/carousel-timings.ts';
import { certificatesOnHome } from './model/certificates.ts';
import { company } from './model/company.ts';
import { faqIds } from './model/faqs.ts';
import { grouped } from './model/figures.ts';
import { galleryTabs } from './model/gallery.ts';
import { safetyIds, safetyPicture } from './model/health-safety.ts';
import { homeSlides } from './model/home.ts';
import { industryIds, industryPicture } from './model/industries.ts';
import { regions } from './model/regions.ts';
import { smartTechIds, smartTechPicture } from './model/smart-tech.ts';
import { sustainabilityIds, sustainabilityPicture } from './model/sustainability.ts';
import { reviewsOnHome } from './model/testimonials.ts';
import type { CaptionedPicture } from './model/types.ts';
import { valueIds } from './model/values.ts';
import { video } from './model/video.ts';
import { milestoneYears } from './model/who-we-are.ts';
import { reviewsOf } from './testimonials.server.ts';

const english = contentOf('en');
const { accreditations, clientPortfolio, gallery, home, missionVision, notFound, values, whoWeAre } = english;
const { clients, sectors } = clientsOf('en');
const { counters } = countersOf('en');
const certificates = certificatesOf('en');
const testimonials = reviewsOf('en');

const pictures = new URL('../pictures/', import.meta.url);

const { labels: _labels, unknown: unknownPolicy, ...documents } = policies;

const interiorPages = {
  accreditations,
  careers,
  clientPortfolio,
  contact,
  estimate,
  faqs,
  gallery,
  healthSafety,
  industries,
  missionVision,
  requestQuote,
  smartTech,
  sustainability,
  testimonials: english.testimonials,
  whoWeAre,
  ...documents,
};
const everything = {
  ...interiorPages,
  certificates,
  clients,
  counters,
  home,
  notFound,
  regions: english.regions,
  reviews: testimonials,
  shell: english.shell,
  values,
  video: english.video,
};

/** Every string in a tree of data, with the names of the fields that lead to it. */
function* strings(node: unknown, trail: readonly string[] = []): Generator<{ trail: string; text: string }> {
  if (typeof node === 'string') yield { trail: trail.join('.'), text: node };
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) yield* strings(value, [...trail, key]);
}

function* objects(node: unknown): Generator<{ alt?: unknown; icon?: unknown; name?: unknown }> {
  if (typeof node !== 'object' || node === null) return;
  yield node;
  for (const value of Object.values(node)) yield* objects(value);
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, pictures), 'utf8')) as T;
}

function fileOf(drawing: CaptionedPicture): string {
  return `${drawing.name.split('/')[1]}.svg`;
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

function assertUnique(list: readonly unknown[], what: string): void {
  assert.equal(new Set(list).size, list.length, `${what} repeat: ${list.join(', ')}`);
}

test('the numbers of spec §9 are met', () => {
  assert.deepEqual(
    counters.map((counter) => `${grouped(counter.countNum)}${counter.suffix} ${counter.text}`),
    ['19+ Years of operation', '350+ Projects', '1,000+ Employees', '150+ Clients'],
  );
  assert.equal(homeSlides.length, 6);
  assert.equal(valueIds.length, 6);
  assert.equal(faqIds.length, 12);
  assert.equal(testimonials.length, 13);
  assert.equal(reviewsOnHome.length, 3);
  assert.equal(clients.length, 37);
  assert.equal(safetyIds.length, 6);
  assert.equal(sustainabilityIds.length, 7);
  assert.equal(smartTechIds.length, 6);
  assert.equal(industryIds.length, 8);
  assert.equal(regions.length, 7);
  assert.deepEqual(
    galleryTabs.map((tab) => [tab.hash, tab.images.length]),
    [
      ['awards', 8],
      ['celebrations', 11],
      ['housekeepingcrew', 10],
      ['technical-expertise', 9],
      ['nasaq-team', 10],
    ],
  );
});

test('the home banner leads to the six places of spec §2, in its order', () => {
  assert.deepEqual(
    homeSlides.map(({ to }) => ('group' in to ? to.group : to.page)),
    [
      'ifm-services',
      'hard-services',
      'soft-services',
      'security-services',
      'specialized-services',
      'sustainability',
    ],
  );
});

test('the spec’s wordings are kept to the letter', () => {
  assert.equal(home.slideButton, 'Get Started');
  assert.equal(home.about.learnMore, 'Learn more');
  assert.equal(home.about.jobs, 'Looking for Jobs? Click Here');
  assert.equal(values.words.title, 'Our Values');
  assert.deepEqual(
    valueIds.map((id) => values.points[id].title),
    [
      'Expertise',
      'Reliability & Efficiency',
      'Commitment to Quality',
      'Technology-Driven',
      'Customer-Centric Approach',
      'Sustainability Focus',
    ],
  );
  assert.equal(english.testimonials.reviews.title, 'Google Reviews');
  assert.equal(
    english.testimonials.reviews.lead,
    'Feedback That Drives Us: Insights from Our Satisfied Clients',
  );
  assert.equal(english.testimonials.caseStudy.eyebrow, 'Featured Case Study');
  assert.equal(english.testimonials.caseStudy.title, 'Facilities Management Company');
  assert.equal(english.testimonials.caseStudy.viewGallery, 'View Gallery');
  assert.equal(accreditations.carousel.viewGallery, 'View Gallery');
  assert.equal(contact.form.title, 'Get Free Quote Now');
  assert.equal(contact.contactButton, 'Contact us');
  assert.equal(notFound.title, 'Page not found');
  assert.equal(notFound.goBackLabel, 'Go Back');
  assert.equal(unknownPolicy.title, 'Page Not Found');
  assert.equal(unknownPolicy.sentence, "Sorry, the content you're looking for doesn't exist.");
});

test('every page has its own title, and a description that fits a search result', () => {
  const metas = [...Object.values(interiorPages), home, notFound].map((page) => page.meta);
  assertUnique(
    metas.map((meta) => meta.title),
    'titles',
  );
  for (const { title, description } of metas) {
    assert.ok(title.length > 0 && !title.includes(' | '), title);
    assert.ok(description.length >= 60 && description.length <= 155, `${title}: ${description.length}`);
  }
});

test('every picture named has a master, and every master shown has words', () => {
  // Names stand in the model, where the type check holds each to a master (PictureName). What this adds: folders that are
  // filled by ids or by the words hold one master for each, and none that nothing shows.
  const inWords = [...strings(everything)].map(({ text }) => text);
  const shown: Readonly<Record<string, readonly string[]>> = {
    certificates: inWords.filter((text) => text.startsWith('certificates/')),
    clients: inWords.filter((text) => text.startsWith('clients/')),
    people: inWords.filter((text) => text.startsWith('people/')),
    industry: industryIds.map(industryPicture),
    safety: safetyIds.map(safetyPicture),
    'smart-tech': smartTechIds.map(smartTechPicture),
    sustainability: sustainabilityIds.map(sustainabilityPicture),
  };
  for (const [folder, names] of Object.entries(shown)) {
    const masters = readdirSync(new URL(`${folder}/`, pictures)).filter((file) => /\.(jpg|svg)$/.test(file));
    assert.deepEqual(
      [...new Set(names)].sort(),
      masters.map((file) => `${folder}/${file.replace(/\.\w+$/, '')}`).sort(),
    );
  }
  for (const node of objects(everything))
    if ('alt' in node) {
      assert.ok(typeof node.alt === 'string', JSON.stringify(node));
      // A portrait stands beside its name, and a logo's words are the client's name.
      const name = typeof node.name === 'string' ? node.name : '';
      const least = name.startsWith('people/') ? 0 : name.startsWith('clients/') ? 5 : 20;
      assert.ok(node.alt.length >= least, `${name} needs more words than “${node.alt}”`);
      assert.doesNotMatch(node.alt, /^(picture|image|photo)\b|\.$/i);
    }
});

test('every icon named has a drawing', () => {
  for (const node of objects(everything))
    if ('icon' in node)
      assert.ok(existsSync(new URL(`icons/${node.icon}.svg`, pictures)), `no icon ${node.icon}`);
});

test('the gallery shows each of its masters once, in order', () => {
  const shown: string[] = galleryTabs.flatMap((tab) => [...tab.images]);
  assertUnique(shown, 'gallery pictures');
  assert.deepEqual(
    [...shown].sort(),
    readdirSync(new URL('gallery/', pictures))
      .map((file) => file.replace('.jpg', ''))
      .sort(),
  );
  for (const tab of galleryTabs)
    assert.deepEqual(
      tab.images.map((image) => Number(image.match(/\d+$/)?.[0])),
      tab.images.map((_, index) => index + 1),
    );
});

test('clients and certificates agree with the lists beside their drawings', () => {
  type Listed = { id: number; file: string; title: string; sector: string };
  assert.deepEqual(
    clients.map(({ logo, title, sector }, index) => ({ id: index + 1, file: fileOf(logo), title, sector })),
    readJson<Listed[]>('clients/clients.json'),
  );
  assert.deepEqual(
    new Set(clients.map((client) => client.sector)),
    new Set(sectors.map((sector) => sector.id)),
  );

  type Sample = { id: string; file: string; title: string; subject: string; issuer: string; date: string };
  const listed = readJson<(Sample & { home: boolean })[]>('certificates/certificates.json');
  assert.deepEqual(
    certificates.map(({ meaning: _meaning, until: _until, picture, ...rest }, index) => ({
      ...rest,
      file: fileOf(picture),
      home: index < certificatesOnHome,
    })),
    listed,
  );
});

test('regions carry the map’s own ids and points', () => {
  type Place = {
    id: string;
    name: string;
    nameAr: string;
    point: [number, number];
  };
  const byId = new Map(
    readJson<Place[]>('map/uae.json').map(({ id, name, nameAr, point }) => [id, { id, name, nameAr, point }]),
  );
  const drawing = readFileSync(new URL('map/uae.svg', pictures), 'utf8');
  for (const { id, names, point } of regions) {
    const place = { id, name: names.en, nameAr: names.ar, point: [point.x, point.y] };
    assert.deepEqual(place, byId.get(id));
    assert.ok(drawing.includes(`id="${id}"`), id);
  }
  assertUnique(
    regions.map((region) => region.id),
    'regions',
  );
});

test('names beside the map stand so far apart that a phone can show them', () => {
  const heights = regions
    .flatMap(({ label }) => (label.anchor === 'end' ? [label.y] : []))
    .sort((a, b) => a - b);
  assert.equal(heights.length, 5);
  for (const [index, y] of heights.entries()) assert.ok(y - (heights[index - 1] ?? -30) >= 30, `${y}`);
});

test('questions, reviews and cards are as long as their places allow', () => {
  const between = (text: string, least: number, most: number) =>
    assert.ok(countWords(text) >= least && countWords(text) <= most, `${countWords(text)} words: ${text}`);
  for (const [id, item] of Object.entries(faqs.items)) {
    assert.match(id, /^[a-z-]+$/);
    assert.match(item.title, /\?$/);
    between(item.body, 40, 90);
  }
  for (const review of testimonials) between(review.description, 30, 70);
  for (const point of Object.values(values.points)) between(point.para, 25, 45);
  for (const card of [
    ...Object.values(healthSafety.cards.items),
    ...Object.values(sustainability.cards.items),
  ])
    between(card.text, 35, 60);
  for (const card of Object.values(industries.cards.items)) between(card.excerpt, 35, 60);
  for (const card of Object.values(smartTech.cards.items))
    between(`${card.paragraph} ${card.paragraph2}`, 35, 60);
});

test('reviews all give five stars, each with its own face and name', () => {
  assert.ok(testimonials.every((review) => review.rating === 5));
  assertUnique(
    testimonials.map((review) => review.authorimg.name),
    'portraits',
  );
  assertUnique(
    testimonials.map((review) => review.authorname),
    'names',
  );
});

test('history begins with the founding year and runs forward', () => {
  const years: readonly number[] = milestoneYears;
  assert.equal(years[0], company.foundedYear);
  assert.deepEqual(
    years,
    [...years].sort((a, b) => a - b),
  );
  assertUnique(years, 'years');
});

test('carousels have the slides and timings of spec §9', () => {
  const told = Object.entries(carouselTimings).map(([name, { inView, autoplayMs, speedMs }]) => [
    name,
    [inView.standard, ...inView.narrower.map((step) => `${step.slides}≤${step.maxWidthPx}`)].join(' '),
    autoplayMs,
    speedMs,
  ]);
  assert.deepEqual(told, [
    ['homeBanner', '1', 3000, 500],
    ['heroBanner', '1', 1000, 500],
    ['testimonials', '3 2≤1024 1≤768', 3000, 500],
    ['clients', '3 2≤768 1≤480', 500, 500],
    ['clientsOnServicePages', '4 3≤1024 2≤768 1≤480', 500, 500],
    ['clientPortfolio', '4 3≤1023 2≤767 1≤479', 500, 500],
    ['certificates', '3 2≤1024 1≤768', 3000, 500],
    ['homeAccreditations', '2 1≤480', 1000, 500],
  ]);
});

test('the film’s captions run from its first second to its last without gaps', () => {
  assert.ok(existsSync(new URL('video/company.mp4', pictures)));
  for (const file of ['company.vtt', 'company.ar.vtt']) assertCaptions(file);
});

function assertCaptions(file: string): void {
  const captions = readFileSync(new URL(`video/${file}`, pictures), 'utf8');
  assert.match(captions, /^WEBVTT\n/);
  const cues = [...captions.matchAll(/00:00:([\d.]+) --> 00:00:([\d.]+)\n.+/g)].map((cue) => [
    Number(cue[1]),
    Number(cue[2]),
  ]);
  assert.ok(cues.length >= 4 && cues.length <= 6);
  assert.equal(cues[0]?.[0], 0);
  assert.equal(cues.at(-1)?.[1], video.durationSeconds);
  for (const [index, cue] of cues.entries()) if (index > 0) assert.equal(cue[0], cues[index - 1]?.[1]);
}

test('no text carries markup, double spaces or typewriter quotes', () => {
  // The spec writes this one with a typewriter's.
  const { callToAction: _, ...shell } = english.shell;
  for (const { trail, text } of strings({ ...everything, shell }))
    assert.doesNotMatch(text, /<[a-z/]| {2}|\w'\w|^\s|\s$/, `${trail}: ${text}`);
});

test('everything can be sent from a loader to a page', () => {
  assert.doesNotThrow(() => structuredClone({ ...everything, carouselTimings, unknownPolicy }));
});
