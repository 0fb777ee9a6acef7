import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { mainThreadMs, residentMb } from '../../tools/dev/process-figures.ts';
import { type ServerUnderTest, startProgram } from '../../tools/dev/servers-under-test.ts';
import { enquiry } from '../submissions/testing/test-api.ts';
import { headersTimeoutMs, pipelinedMax } from './bounds.ts';
import { ask } from './testing/ask.ts';
import { filmPath, renderedHeader } from './testing/sample-paths.ts';
import { application } from './testing/uploads.ts';

const onLinux = existsSync('/proc/self/stat')
  ? false
  : 'what another process holds open is known on Linux only';

let server: ServerUnderTest;
let slow: Promise<number>[];
const pid = () => server.process.pid ?? 0;
const open: Socket[] = [];

async function connection(): Promise<Socket> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  open.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  return socket;
}

/** Whether it was ended or reset. */
const closing = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** How long the server keeps a connection that sends this and nothing more. */
async function keptFor(sent: string): Promise<number> {
  const socket = await connection();
  const started = performance.now();
  socket.write(sent);
  socket.resume();
  await closing(socket);
  return performance.now() - started;
}

before(async () => {
  server = await startProgram('server/http/testing/sample-site.ts', { TRUST_PROXY: '1' });
  // Begun at once, and looked at in the end: they take as long as the server waits.
  slow = ['', 'GET / HTTP/1.1\r\nHost: x\r\n', 'POST /api/application/quote HTTP/1.1\r\nX-Slow: '].map(
    keptFor,
  );
});
after(async () => {
  for (const socket of open) socket.destroy();
  await server.stop();
});

const filmsOpen = () =>
  readdirSync(`/proc/${pid()}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${pid()}/fd/${name}`).endsWith('film.mp4');
    } catch {
      return false;
    }
  }).length;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

async function othersAreServed(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) assert.equal((await ask(server.address, '/')).status, 200);
}

describe('Requests sent ahead of their answers', () => {
  test('are answered in their order', async () => {
    const socket = await connection();
    const paths = ['/healthz', filmPath, '/', '/nothing', '/healthz', filmPath, '/404'];
    socket.write(
      paths
        .map(get)
        .join('')
        .replace(/\r\n\r\n$/, '\r\nConnection: close\r\n\r\n'),
    );
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    await closing(socket);
    const statuses = Buffer.concat(chunks)
      .toString('latin1')
      .match(/HTTP\/1\.1 \d{3}/g);
    assert.deepEqual(
      statuses?.map((line) => line.slice(9)),
      ['200', '200', '200', '404', '200', '200', '404'],
    );
  });

  test('open one file a connection, however many are asked for and never read', {
    skip: onLinux,
  }, async () => {
    const before = residentMb(pid());
    const sockets = await Promise.all(Array.from({ length: 50 }, connection));
    for (const socket of sockets) socket.pause().write(get(filmPath).repeat(pipelinedMax));
    await othersAreServed();
    assert.ok(filmsOpen() <= sockets.length, `${filmsOpen()} files are open`);
    assert.ok(residentMb(pid()) < before + 150, `${residentMb(pid())} MB, before it was ${before}`);
    for (const socket of sockets) socket.destroy();
  });

  test('are cut off beyond a number that nobody needs', { skip: onLinux }, async () => {
    const before = residentMb(pid());
    const sockets = await Promise.all(Array.from({ length: 20 }, connection));
    const closed = sockets.map(closing);
    for (const socket of sockets) socket.resume().write(get(filmPath).repeat(2000));
    await othersAreServed();
    await Promise.all(closed);
    await othersAreServed();
    assert.ok(filmsOpen() <= sockets.length, `${filmsOpen()} files are open`);
    assert.ok(residentMb(pid()) < before + 150, `${residentMb(pid())} MB, before it was ${before}`);
  });
});

test('a thousand connections that say nothing keep nobody out', async () => {
  const sockets = await Promise.all(Array.from({ length: 1000 }, connection));
  await othersAreServed();
  for (const socket of sockets) socket.destroy();
});

test('two hundred who hardly send anything keep neither readers nor enquiries nor applications out', async () => {
  const heads = [
    'GET /faqs HTTP/1.1\r\nX-Slow: ',
    'POST /api/application/quote HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n',
    'POST /api/application/career HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n',
    'POST /careers HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n',
  ];
  const sockets = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const socket = await connection();
      const [line = '', ...rest] = String(heads[index % heads.length]).split('\r\n');
      const from = `X-Forwarded-For: 198.51.${index % 3}.7`;
      socket.write([line, 'Host: x', from, ...rest].join('\r\n') + (index % heads.length > 0 ? '\r\n' : ''));
      return socket;
    }),
  );
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 500);
  try {
    await othersAreServed();
    const headers = { 'X-Forwarded-For': '203.0.113.9', 'Content-Type': 'application/json' };
    const quote = { method: 'POST', headers, body: JSON.stringify(enquiry) };
    assert.equal((await ask(server.address, '/api/application/quote', quote)).status, 201);
    const upload = await application();
    const career = { method: 'POST', headers: { ...headers, ...upload.headers }, body: upload.body };
    // Whoever is told to come again a moment later does so.
    let status = 503;
    for (let turn = 0; turn < 3 && status === 503; turn += 1)
      ({ status } = await ask(server.address, '/api/application/career', career));
    assert.equal(status, 201);
  } finally {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  }
});

test('no spelling of an address makes the server render a page for somebody who only asks', async () => {
  const paths = [
    ...[
      '/healthz',
      '/healthz/',
      '/healthz/x',
      '/readyz/x',
      '/HEALTHZ/x',
      '/healthz%2fx',
      '//healthz',
      '/healthz#/x',
    ],
    ...[
      '/api',
      '/api/x',
      '/api//x',
      '/api/application/quote/x',
      '/api/..',
      '/api/../',
      '/api/../faqs',
      '/api/./x',
    ],
    ...['/api/%2e%2e/faqs', '/api/.%2E/faqs', '/api/x/../../faqs', '/api/..//faqs.example', '/api/..\\faqs'],
    ...['http://x/api/../faqs', 'http://x/healthz/x', 'HTTP://x/healthz', 'http://x?/healthz'],
  ];
  // To the router "ü" is "xn--tda", as long as the whole of this header.
  const hosts = ['x', '\u00FC/faqs?'];
  const answers = await Promise.all(
    paths.flatMap((path) =>
      hosts.flatMap((Host) =>
        ['GET', 'HEAD'].map(async (method) => {
          const { headers } = await ask(server.address, path, { method, headers: { Host } });
          return { path, Host, method, headers };
        }),
      ),
    ),
  );
  for (const { headers, ...asked } of answers) {
    assert.ok(!(renderedHeader in headers), JSON.stringify(asked));
    assert.doesNotMatch(headers.location ?? '', /^\/[/\\]/, JSON.stringify(asked));
  }
  const posted = await ask(server.address, '/careers', { method: 'POST', headers: { Host: 'x' } });
  assert.ok(renderedHeader in posted.headers, 'who posts a form has its page rendered');
});

test('an unknown address costs less than twice the home page: nothing is rendered for it', {
  skip: onLinux,
}, async () => {
  const addresses = [
    ...['/nothing', '/old-policy', '/wp-login.php', '/service/a', '/service/a/b', '/FAQS'],
    ...['/healthz/a', '/readyz/a', '/api/../', '/api/%2e%2e/faqs'],
  ];
  const unknown = (turn: number) => `${addresses[turn % addresses.length]}-${turn}`;
  const headers = { 'Accept-Encoding': 'gzip, br' };
  /** Time of the thread that answers: one over the rate at which it can answer, whatever else the machine does. */
  const costOf = async (pathOf: (turn: number) => string, count: number) => {
    const before = mainThreadMs(pid());
    for (let turn = 0; turn < count; turn += 10)
      await Promise.all(
        Array.from({ length: 10 }, (_, i) => ask(server.address, pathOf(turn + i), { headers })),
      );
    return mainThreadMs(pid()) - before;
  };
  // Warm, for whoever is asked first while the server is new costs more. How little more it is, `npm run bench` measures.
  await costOf(() => '/', 1000);
  await costOf(unknown, 1000);
  let [home, lost] = [0, 0];
  // In turns, for the machine is uneven.
  for (let round = 0; round < 8; round += 1) {
    home += await costOf(() => '/', 100);
    lost += await costOf(unknown, 100);
  }
  const ratio = lost / home;
  // A page that is rendered costs a hundred times as much.
  assert.ok(ratio < 2, `an unknown address costs ${ratio.toFixed(2)} times the home page`);
});

test('who sends no whole header is let go', async () => {
  for (const kept of await Promise.all(slow)) {
    assert.ok(kept < headersTimeoutMs + 8000, `${kept.toFixed(0)} ms`);
    assert.ok(kept > headersTimeoutMs / 2, `${kept.toFixed(0)} ms`);
  }
});
