import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuseSample, sampleFiles } from './sample-content.ts';

test('made-up content is not built for search engines unless the operator says so', () => {
  const files = ['content/model/clients.ts', 'content/model/figures.ts'];
  const indexed = { robots: 'index, follow', allowSample: false };
  assert.throws(
    () => refuseSample(indexed, files),
    /clients\.ts\ncontent\/model\/figures\.ts\n.*ALLOW_SAMPLE=1/s,
  );
  refuseSample({ ...indexed, allowSample: true }, files);
  refuseSample({ ...indexed, robots: 'noindex, follow' }, files);
  refuseSample(indexed, []);
});

test('whatever the company is said to be, to have or to do is known to be sample', () => {
  const known = sampleFiles();
  for (const name of [
    'accreditations',
    'careers',
    'certificates',
    'client-portfolio',
    'clients',
    'company',
    'contact',
    'estimate',
    'faqs',
    'figures',
    'gallery',
    'health-safety',
    'home',
    'industries',
    'mission-vision',
    'policies',
    'regions',
    'reply-times',
    'request-quote',
    'response-times',
    'safety-figures',
    'services',
    'smart-tech',
    'sustainability',
    'testimonials',
    'values',
    'video',
    'who-we-are',
    'working-hours',
  ])
    assert.ok(known.includes(`content/model/${name}.ts`), name);
});
