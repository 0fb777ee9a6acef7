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

test('reviews, clients, certificates, awards, regions and figures are known to be sample', () => {
  const known = sampleFiles();
  for (const name of [
    'accreditations',
    'certificates',
    'clients',
    'company',
    'figures',
    'gallery',
    'regions',
    'request-quote',
    'response-times',
    'safety-figures',
    'testimonials',
    'who-we-are',
    'working-hours',
  ])
    assert.ok(known.includes(`content/model/${name}.ts`), name);
});
