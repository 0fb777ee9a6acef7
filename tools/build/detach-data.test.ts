import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HandOver, handOverText } from '../../app/document/hand-over.ts';
import { detachData } from './detach-data.ts';

const handOver: HandOver = {
  manifest: '/static/js/manifest-1.js',
  routes: { root: ['/static/js/root-2.js'] },
  entry: ['/static/js/entry.client-3.js'],
  data: { text: '[{"_1":2},"<b> $& \\u003c"]\n' },
};
const page = (inside: HandOver) =>
  `<p>words</p><script id="hand-over" type="application/json">${handOverText(inside)}</script><script>start()</script>`;

test('a page’s data becomes a file that its script fetches', () => {
  const { html, data, url } = detachData(page(handOver));
  assert.deepEqual({ text: data }, handOver.data);
  assert.match(url, /^\/static\/data\/[0-9a-f]{12}\.txt$/);
  assert.equal(html, page({ ...handOver, data: { file: url } }));
});

test('a page without a hand-over stops the build', () => {
  assert.throws(() => detachData('<p>words</p>'), /no element #hand-over/);
});
