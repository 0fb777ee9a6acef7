import assert from 'node:assert/strict';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { baseUrl, describe, test } from './browser.ts';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** A bare request: fetch would decompress, and tidy up the path. */
function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port } = new URL(baseUrl);
  return new Promise<Answer>((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const scriptOf = (html: string) => /"(\/static\/js\/entry\.client-[^"]+\.js)"/.exec(html)?.[1] ?? '';

describe('The server', () => {
  test('sends pages compressed as the browser prefers', async () => {
    const plain = (await ask('/faqs')).body.toString();
    const br = await ask('/faqs', { headers: { 'Accept-Encoding': 'gzip, br' } });
    assert.equal(br.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(br.body).toString(), plain);
    const gzip = await ask('/faqs', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.body).toString(), plain);
    for (const answer of [br, gzip]) assert.match(String(answer.headers.vary), /Accept-Encoding/);
  });

  test('answers 304 to a page that has not changed, and lets hashed files be kept for ever', async () => {
    const page = await ask('/faqs');
    assert.equal(page.headers['cache-control'], 'no-cache');
    const again = await ask('/faqs', { headers: { 'If-None-Match': String(page.headers.etag) } });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    const script = await ask(scriptOf(page.body.toString()));
    assert.equal(script.status, 200);
    assert.equal(script.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.match(String(script.headers['content-type']), /^text\/javascript/);
  });

  test('answers HEAD like GET, without the body', async () => {
    for (const path of ['/faqs', '/favicon.ico', '/healthz', '/no-such-page']) {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      assert.equal(head.status, get.status, path);
      assert.equal(head.body.length, 0, path);
      assert.equal(head.headers['content-type'], get.headers['content-type'], path);
    }
  });

  test('sends parts of a file to a player that asks for them', async () => {
    const whole = await ask('/icon-512.png');
    const part = await ask('/icon-512.png', { headers: { Range: 'bytes=100-199' } });
    assert.equal(part.status, 206);
    assert.equal(part.headers['content-range'], `bytes 100-199/${whole.body.length}`);
    assert.deepEqual(part.body, whole.body.subarray(100, 200));
    assert.equal((await ask('/icon-512.png', { headers: { Range: 'bytes=9999999-' } })).status, 416);
    const stale = await ask('/icon-512.png', { headers: { Range: 'bytes=0-9', 'If-Range': '"other"' } });
    assert.equal(stale.status, 200);
  });

  test('gives out no file beyond the site', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/static/../../../package.json',
      '/static/js/..%5c..%5cserver',
      '/.vite/manifest.json',
      '/faqs/index.html.br',
      '//etc/passwd',
      '/%00',
    ]) {
      const { status, body } = await ask(path);
      assert.ok(status === 404 || status === 308 || status === 400, `${path}: ${status}`);
      assert.doesNotMatch(body.toString(), /"dependencies"|root:x:/, path);
    }
  });

  test('puts the security headers on every answer', async () => {
    for (const path of [
      '/faqs',
      '/no-such-page',
      '/favicon.ico',
      '/healthz',
      '/accreditations%20',
      '/api/openapi.json',
      '/api/nothing',
    ]) {
      const { headers } = await ask(path);
      assert.equal(headers['x-content-type-options'], 'nosniff', path);
      assert.match(String(headers['content-security-policy']), /default-src 'none'/, path);
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, path);
      assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/, path);
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin', path);
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin', path);
      assert.ok(headers['referrer-policy'] && headers['permissions-policy'], path);
    }
  });

  test('says that it lives and that it can write', async () => {
    assert.equal((await ask('/healthz')).status, 200);
    assert.equal((await ask('/readyz')).status, 200);
  });

  test('refuses methods that make no sense here', async () => {
    const { status, headers } = await ask('/faqs', { method: 'DELETE' });
    assert.equal(status, 405);
    assert.match(String(headers.allow), /GET/);
  });

  test('leads from an address with blanks or slashes at its end to the clean one', async () => {
    for (const path of ['/accreditations%20', '/accreditations/', '/accreditations/%20']) {
      const { status, headers } = await ask(`${path}?from=old`);
      assert.equal(status, 308, path);
      assert.equal(headers.location, '/accreditations?from=old', path);
    }
  });

  test('leads from an address in capitals to the page that was meant', async () => {
    for (const [path, page] of [
      ['/Cookie-Policy', '/cookie-policy'],
      ['/Privacy-Policy', '/privacy-policy'],
      ['/Terms-Conditions', '/terms-conditions'],
      ['/Service/Hard-Services/Chiller', '/service/hard-services/chiller'],
      ['/AR/FAQs/?x=1', '/ar/faqs?x=1'],
      ['/%46AQs', '/faqs'],
    ] as const) {
      const { status, headers } = await ask(path);
      assert.deepEqual([status, headers.location], [308, page], path);
    }
    const { status, headers } = await ask('/No-Such-Page');
    assert.deepEqual([status, headers.location], [404, undefined], 'nothing was meant by it');
  });

  test('takes a form posted without script through a proxy, and none from a foreign site', async () => {
    const post = (origin: string) =>
      fetch(`${baseUrl}/contact-us`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'name=',
      });
    // SITE_URL is left at its default here, and the server listens on another port.
    assert.equal((await post('http://127.0.0.1:3000')).status, 422);
    assert.equal((await post('https://evil.example')).status, 400);
  });
});
