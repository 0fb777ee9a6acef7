import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { SplicedPage } from './spliced-page.ts';

const around = 'All that is the same for every name, and worth compressing. '.repeat(2000);
const page = new SplicedPage(`<title>N|Some Name</title>${around}<h1>Some Name</h1>${around}`, 'Some Name');

test('a name stands in all its places, compressed or not', () => {
  for (const name of ['Roof Gardens', '', 'حدائق السطح', 'x'.repeat(6000)]) {
    const html = `<title>N|${name}</title>${around}<h1>${name}</h1>${around}`;
    assert.equal(page.plain(name).toString(), html);
    assert.equal(gunzipSync(page.gzip(name)).toString(), html);
  }
  assert.ok(page.gzip('Roof Gardens').length < 2000);
});

test('no name can become markup', () => {
  const html = gunzipSync(page.gzip("\"><script>alert('1')</script>&amp;")).toString();
  assert.ok(
    html.startsWith('<title>N|&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;amp;</title>'),
  );
});

test('a page without its placeholder stops the start', () => {
  assert.throws(() => new SplicedPage('<h1>Another</h1>', 'Some Name'), /does not hold/);
});
