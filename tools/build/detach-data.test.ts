import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detachData } from './detach-data.ts';

const page = (literal: string) =>
  `<p>words</p><script>(()=>{const data="";})()</script><!--$--><script>window.__reactRouterContext.streamController.enqueue(${literal});</script><!--$--><script>window.__reactRouterContext.streamController.close();</script>`;

test('a page’s data becomes a file that its script fetches', () => {
  const { html, data, url } = detachData(page('"[{\\"_1\\":2},\\"\\u003cb>\\"]\\n"'));
  assert.equal(data, '[{"_1":2},"<b>"]\n');
  assert.match(url, /^\/static\/data\/[0-9a-f]{12}\.txt$/);
  assert.ok(html.includes(`const data="${url}";`));
  assert.doesNotMatch(html, /enqueue|close\(\)/);
  assert.match(html, /<p>words<\/p>/);
});

test('a new form of the framework’s data stops the build', () => {
  assert.throws(() => detachData('<p>words</p>'), /another form/);
});
