import assert from 'node:assert/strict';
import { readConfig } from '../server/config.ts';
import { siteTable } from '../server/http/site-table.ts';
import { ensurePrograms } from '../tools/dev/debian-packages.ts';
import { type ServerUnderTest, startProgram } from '../tools/dev/servers-under-test.ts';
import { describe, test } from './browser.ts';
import {
  type Answer,
  ask,
  currentRelease,
  type Question,
  startCaddy,
  startNginx,
} from './proxy-under-test.ts';

/** What belongs to a connection or a moment, not to the answer. */
const passing = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'via',
  'alt-svc',
  'x-request-id',
]);

/** All that counts in an answer, by name. */
function seen({ status, headers, body }: Answer, { method }: Question): Map<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !passing.has(name));
  // A proxy may pass on in pieces what it does not know the length of.
  const hasLength = headers['content-length'] !== undefined || method === 'HEAD' || status === 304;
  return new Map([
    ['status', String(status)],
    ...kept.map(([name, value]): [string, string] => [name, settled(String(value))]),
    ...(hasLength ? [] : ([['content-length', String(body.length)]] as const)),
    ['body', settled(body.toString('latin1'))],
  ]);
}

/** The seconds of a rate limit differ from one answer to the next. */
const settled = (text: string): string => text.replaceAll(/;([rt])=\d+/g, ';$1=');

function differences(ours: Map<string, string>, theirs: Map<string, string>): string[] {
  const shown = (value = 'nothing') => value.slice(0, 100);
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((name) => ours.get(name) !== theirs.get(name))
    .map((name) => `${name}: ours ${shown(ours.get(name))}, theirs ${shown(theirs.get(name))}`);
}

const encodings = ['br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', 'identity', ''];
const oddAddresses = [
  '/FAQs',
  '/faqs/',
  '/%66aqs',
  '/faqs%20',
  '//faqs',
  '/./faqs',
  '/faqs?from=advert',
  '/faqs/index.html',
  '/index.html',
  '/faqs/index.html.br',
  '/no-such-page',
  '/404',
  '/service/no-such-group',
  '/service/hard-services/no-such-service',
  '/static/js/no-such-script.js',
  '/static/',
  '/static',
  '/static/pictures/..%2f..%2findex.html',
  '/.vite/manifest.json',
  '/healthz',
  '/api/openapi.json',
  '/api/nothing',
];

/** What no browser asks; a proxy may refuse it before it looks any further. */
const refusedAddresses = ['/../faqs', '/%00', '/%E0%A4%A'];

const posts: readonly (readonly [path: string, question: Question])[] = [
  ['/faqs', { method: 'POST', body: 'name=Ada' }],
  ['/faqs', { method: 'DELETE' }],
  ['/faqs', { method: 'OPTIONS' }],
  ['/icon.svg', { method: 'POST', body: 'x' }],
  [
    '/contact-us',
    { method: 'POST', body: 'name=', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  ],
  [
    '/contact-us',
    {
      method: 'POST',
      body: 'name=',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
    },
  ],
  [
    '/api/application/quote',
    { method: 'POST', body: '{"name":', headers: { 'Content-Type': 'application/json' } },
  ],
  ['/api/application/quote', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }],
  ['/api/application/quote', { method: 'GET' }],
];

describe('A proxy that sends the files itself answers as our own server does', () => {
  const proxies = { nginx: startNginx, caddy: startCaddy };
  for (const [name, start] of Object.entries(proxies))
    test(`${name}: every address, unchanged files, parts, compressed or not, and what is no file`, async () => {
      test.setTimeout(600_000);
      test.skip(!ensurePrograms({ [name]: name === 'nginx' ? 'nginx-light' : name }), `There is no ${name}.`);
      const folder = currentRelease();
      const server: ServerUnderTest = await startProgram(`${folder}/server/main.ts`, { TRUST_PROXY: '1' });
      const proxy = await start(folder, [server.address]).catch(async (error: unknown) => {
        await server.stop();
        throw error;
      });
      const differing: string[] = [];
      const compare = async (path: string, question: Question = {}) => {
        // By the same name: an answer may repeat it.
        const headers = { Host: 'www.example.com', ...question.headers };
        const [ours, theirs] = await Promise.all([
          ask(server.address, path, { ...question, headers }),
          ask(proxy.address, path, { ...question, headers }),
        ]);
        const found = differences(seen(ours, question), seen(theirs, question));
        if (found.length > 0) differing.push(`${path} ${JSON.stringify(question)} ${found.join('; ')}`);
        return ours;
      };
      try {
        const table = siteTable(`${folder}/build/client`, readConfig({}));
        for (const [index, [path, { compressed, isPage }]] of [...table].entries()) {
          const first = await compare(path, compressed ? { headers: { 'Accept-Encoding': 'br' } } : {});
          const tag = { 'If-None-Match': String(first.headers.etag) };
          await compare(path, { headers: compressed ? { 'Accept-Encoding': 'br', ...tag } : tag });
          // Pictures are many and alike.
          if (isPage || compressed || index % 20 === 0) await compare(path, { method: 'HEAD' });
        }
        for (const path of ['/', '/faqs', '/faqs.data', '/icon.svg', '/robots.txt', scriptIn(table)]) {
          for (const encoding of encodings) {
            const headers = { 'Accept-Encoding': encoding };
            const { etag } = (await compare(path, { headers })).headers;
            for (const tags of [`"x", W/${etag}`, `${etag},"y"`, '*', '"x"', String(etag).slice(1)])
              await compare(path, { headers: { ...headers, 'If-None-Match': tags } });
            await compare(path, { headers: { ...headers, Range: 'bytes=0-9' } });
          }
          await compare(path, { headers: { 'If-Modified-Since': 'Sat, 01 Jan 2050 00:00:00 GMT' } });
          await compare(path, { headers: { 'If-Match': '"x"' } });
        }
        for (const path of ['/favicon.ico', pictureIn(table)]) {
          const { etag } = (await compare(path)).headers;
          for (const range of ['0-9', '5-', '-7', '9999999-', '0-1,4-5', '7-3', 'x'])
            for (const ifRange of [undefined, String(etag), '"x"'])
              await compare(path, {
                headers: { Range: `bytes=${range}`, ...(ifRange ? { 'If-Range': ifRange } : {}) },
              });
          await compare(path, { method: 'HEAD', headers: { Range: 'bytes=0-9' } });
        }
        for (const path of oddAddresses)
          for (const method of ['GET', 'HEAD']) await compare(path, { method });
        for (const path of refusedAddresses)
          for (const { address } of [server, proxy])
            assert.match(String((await ask(address, path)).status), /^40[04]$/, `${address} ${path}`);
        for (const [path, question] of posts) await compare(path, question);
      } finally {
        await proxy.stop();
        await server.stop();
      }
      assert.deepEqual(differing.slice(0, 30), [], `${differing.length} answers differ`);
    });
});

describe('A proxy writes down nothing about who reads which page', () => {
  const proxies = { nginx: startNginx, caddy: startCaddy };
  for (const [name, start] of Object.entries(proxies))
    test(`${name}: neither while all is well nor while our own server is gone`, async () => {
      test.setTimeout(120_000);
      test.skip(!ensurePrograms({ [name]: name === 'nginx' ? 'nginx-light' : name }), `There is no ${name}.`);
      const folder = currentRelease();
      const server = await startProgram(`${folder}/server/main.ts`, { TRUST_PROXY: '1' });
      const proxy = await start(folder, [server.address]).catch(async (error: unknown) => {
        await server.stop();
        throw error;
      });
      const headers = { 'User-Agent': 'Reader/1.0', Referer: 'https://example.com/from-here' };
      const read = async () => {
        for (const path of ['/faqs', '/nothing-here?who=me', '/static/js/nothing-here.js'])
          await ask(proxy.address, path, { headers });
      };
      try {
        await read();
        await server.stop();
        await read();
        for (const word of ['faqs', 'nothing-here', 'Reader/1.0', 'from-here'])
          assert.ok(!proxy.log().includes(word), `${word} is in ${proxy.log()}`);
      } finally {
        await proxy.stop();
        await server.stop();
      }
    });
});

const pathIn = (table: ReadonlyMap<string, unknown>, pattern: RegExp): string =>
  [...table.keys()].find((path) => pattern.test(path)) ?? assert.fail(`There is no ${pattern}.`);
const scriptIn = (table: ReadonlyMap<string, unknown>) => pathIn(table, /^\/static\/js\/.*\.js$/);
const pictureIn = (table: ReadonlyMap<string, unknown>) => pathIn(table, /^\/static\/pictures\/.*\.jpg$/);
