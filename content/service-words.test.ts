import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from './content.server.ts';
import type { Paragraphs } from './model/service-types.ts';
import { stringsIn } from './testing/strings-in.ts';

const { services: words, servicesOverview } = contentOf('en');
const services = Object.entries(words.items);
const groups = Object.entries(words.groups);
const standalone = Object.entries(words.standalone);

const plain = (paragraphs: Paragraphs) =>
  paragraphs.map((runs) => runs.map((run) => (typeof run === 'string' ? run : run.bold)).join('')).join('\n');
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

function assertLength(count: number, least: number, most: number, where: string) {
  assert.ok(count >= least && count <= most, `${where}: ${count}, not ${least} to ${most}`);
}

function assertAllDifferent(texts: readonly string[], where: string) {
  const seen = new Set<string>();
  for (const text of texts.map((each) => each.trim().toLowerCase())) {
    assert.ok(!seen.has(text), `${where} says twice: ${text}`);
    seen.add(text);
  }
}

test('every service is described in 80 to 140 words with one or two bold phrases', () => {
  for (const [slug, { description }] of [...services, ...standalone]) {
    assertLength(countWords(plain(description)), 80, 140, slug);
    const bold = description.flat().filter((run) => typeof run !== 'string');
    assertLength(bold.length, 1, 2, `${slug} bold`);
  }
});

test('every group is described in 100 to 160 words', () => {
  for (const [slug, { description }] of groups) assertLength(countWords(plain(description)), 100, 160, slug);
});

test('bold phrases stand clear of their neighbours', () => {
  for (const [slug, { description }] of [...services, ...groups, ...standalone]) {
    for (const runs of description) {
      runs.forEach((run, index) => {
        if (typeof run === 'string') return;
        assert.equal(run.bold, run.bold.trim(), slug);
        const [before, after] = [runs[index - 1], runs[index + 1]];
        if (typeof before === 'string') assert.match(before, /\s$/, `${slug} before ${run.bold}`);
        if (typeof after === 'string') assert.match(after, /^[\s,.;:]/, `${slug} after ${run.bold}`);
      });
    }
    assert.doesNotMatch(plain(description), /\S {2}|\s,|\s\./, slug);
  }
});

test('every card text fits two lines, every meta description a search result', () => {
  for (const [slug, { summary, metaDescription }] of [...services, ...groups, ...standalone]) {
    assertLength(countWords(summary), 15, 22, `${slug} summary`);
    assertLength(metaDescription.length, 90, 155, `${slug} meta description`);
  }
  const all = [...services, ...groups, ...standalone].map(([, words]) => words);
  assertAllDifferent(
    all.map((words) => words.summary),
    'summaries',
  );
  assertAllDifferent(
    all.map((words) => words.metaDescription),
    'meta descriptions',
  );
});

test('every service is delivered in exactly six steps of 25 to 60 words', () => {
  for (const [slug, { process }] of services) {
    assert.equal(process.steps.length, 6, slug);
    for (const step of process.steps)
      assertLength(countWords(step.paragraph), 25, 60, `${slug}: ${step.title}`);
  }
});

test('no two services are delivered alike', () => {
  const steps = services.flatMap(([, { process }]) => process.steps);
  assert.equal(steps.length, services.length * 6);
  assertAllDifferent(
    steps.map((step) => step.paragraph),
    'steps',
  );
  assertAllDifferent(
    steps.map((step) => step.title),
    'step titles',
  );
  const sentences = steps.flatMap((step) => step.paragraph.split(/(?<=[.;])\s+/));
  assertAllDifferent(sentences, 'step sentences');
  const openings = steps.map((step) => step.paragraph.split(/\s+/).slice(0, 3).join(' '));
  assertAllDifferent(openings, 'step openings');
  const headings = services.flatMap(([, { process }]) => [process.heading, process.subtitle]);
  assertAllDifferent(headings, 'process headings');
});

test('every service says what is included, how fast and to which standards', () => {
  for (const [slug, { included, response, standards }] of services) {
    assertLength(included.length, 5, 7, `${slug} included`);
    assertLength(response.length, 2, 3, `${slug} response`);
    assertLength(standards.length, 3, 5, `${slug} standards`);
    assertAllDifferent([...included, ...response, ...standards], slug);
    for (const line of [...included, ...response, ...standards]) {
      assert.doesNotMatch(line, /\.$/, `${slug} list line ends with a full stop`);
    }
  }
});

test('a slide says one sentence', () => {
  const slides = [...groups.flatMap(([, words]) => words.slides), ...servicesOverview.slides];
  for (const { title, paragraph } of slides) assert.match(paragraph, /^[^.!?]+\.$/, title);
  assertAllDifferent(
    slides.map((slide) => slide.title),
    'slides',
  );
});

test('every picture is told in words', () => {
  const ofServices = services.flatMap(([, { alt, process }]) => [alt, ...process.alts]);
  const alts = [
    ...ofServices,
    ...groups.flatMap(([, { alt, slides }]) => [alt, ...slides.map((slide) => slide.alt)]),
    ...standalone.flatMap(([, { alts }]) => Object.values(alts)),
    ...servicesOverview.slides.map((slide) => slide.alt),
  ];
  for (const alt of alts) {
    assertLength(alt.length, 40, 130, alt);
    assert.doesNotMatch(alt, /^(image|picture|photo)|\.$/i);
  }
  assertAllDifferent(ofServices, 'alts');
});

test('no text is filler', () => {
  const filler =
    /\b(lorem|ipsum|logos?|branding|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|one[- ]stop|seamless(ly)?|tailored|holistic|synergy)\b/i;
  const texts = stringsIn([words, servicesOverview]);
  assert.ok(texts.length > 800, String(texts.length));
  for (const text of texts) assert.doesNotMatch(text, filler);
});
