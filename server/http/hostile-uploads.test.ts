import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { cvMaxBytes } from '../../contract/limits.ts';
import { residentMb } from '../../tools/dev/process-figures.ts';
import { type ServerUnderTest, startProgram } from '../../tools/dev/servers-under-test.ts';
import { buildPdf } from '../submissions/testing/build-pdf.ts';
import { startApi } from '../submissions/testing/test-api.ts';
import { discardedMaxBytes } from './bounds.ts';
import { ask } from './testing/ask.ts';
import { turnsPath } from './testing/sample-paths.ts';
import { application, pageTimes, uploadsInALoop } from './testing/uploads.ts';

let server: ServerUnderTest;
before(async () => {
  server = await startProgram('server/http/testing/sample-site.ts');
});
after(() => server.stop());

const path = '/api/application/career';
const onLinux = existsSync('/proc/self/stat');

/** Sends as browsers do: all of it, and only then looks at the answer. The second half waits until it may go on. */
async function sendLikeABrowser(
  headers: Record<string, string>,
  body: Buffer,
  path: string,
  { address = server.address, goOn }: { address?: string; goOn?: Promise<void> } = {},
): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').pause();
  const lines = Object.entries({ Host: 'x', ...headers, 'Content-Length': body.length, Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n`);
  const half = body.length / 2;
  socket.write(body.subarray(0, half));
  await goOn;
  await new Promise<void>((resolve, reject) =>
    socket.write(body.subarray(half), (error) => (error ? reject(error) : resolve())),
  );
  return Buffer.concat(await socket.toArray()).toString();
}

test('an applicant whose file is far too large reads why, on the page and by script', async () => {
  const { headers, body } = await application(4 * cvMaxBytes);
  assert.match(await sendLikeABrowser(headers, body, path), /^HTTP\/1\.1 413 .*"field":"cv"/s);
  assert.match(await sendLikeABrowser(headers, body, '/careers'), /^HTTP\/1\.1 413 /);
});

test('an applicant whose slow upload gives way to who waits reads that it has to come again', {
  timeout: 30_000,
}, async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: goOn, resolve: gaveWay } = Promise.withResolvers<void>();
  const api = await startApi({
    placeRules: {
      atATime: 1,
      ofOneNetwork: 1,
      inLine: 1,
      inLineOfOneNetwork: 1,
      waitMs: 20_000,
      graceMs: 20,
      leastBytesPerSecond: Number.POSITIVE_INFINITY,
    },
    clientAddress: () => {
      begin();
      return '192.0.2.1';
    },
    metrics: {
      answered: (_form, outcome) => {
        if (outcome === 'busy') gaveWay();
      },
      cvChecked: () => undefined,
    },
  });
  try {
    const { headers, body } = await application();
    const slow = sendLikeABrowser(headers, body, path, { address: api.origin, goOn });
    await begun;
    const next = await api.apply({ name: 'cv.pdf', bytes: buildPdf() });
    assert.equal(next.status, 201);
    assert.match(await slow, /^HTTP\/1\.1 503 .*retry-after: 10/is);
  } finally {
    await api.stop();
  }
});

test('what is out of all proportion is not waited for', async () => {
  const { hostname, port } = new URL(server.address);
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': discardedMaxBytes + 1,
  };
  const sent = request({ hostname, port, path, method: 'POST', headers });
  sent.on('error', () => undefined);
  sent.write('--x\r\n');
  const [status, connection] = await new Promise<[number, string]>((resolve) =>
    sent.on('response', (response) =>
      resolve([response.statusCode ?? 0, String(response.headers.connection)]),
    ),
  );
  sent.destroy();
  assert.deepEqual([status, connection], [413, 'close']);
});

test('pages come quickly while twenty applicants send the largest files again and again, and their memory comes back', {
  timeout: 300_000,
}, async () => {
  const pagesFor = (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    return pageTimes(server.address, () => performance.now() > end);
  };
  const turns = async (): Promise<number[]> =>
    JSON.parse(String((await ask(server.address, turnsPath)).body));
  await pagesFor(1);
  const before = onLinux ? residentMb(server.process.pid) : 0;
  const loop = await uploadsInALoop(server.address, 20);
  // How long a page takes holds what others do on this machine (the soak measures it on a quiet one); how long the
  // server lets a page wait hardly does. A processor that is taken away falls on one round, a stall of ours on all.
  let longest = Number.POSITIVE_INFINITY;
  for (let rounds = 0; rounds < 5 && longest >= 50; rounds += 1) {
    await turns();
    await pagesFor(4);
    const stretches = await turns();
    longest = Math.min(longest, stretches[Math.floor(stretches.length * 0.99)] ?? longest);
  }
  const statuses = await loop.stop();
  assert.ok(longest < 50, `${longest.toFixed(0)} ms of work at a time, at p99`);
  assert.ok((statuses[201] ?? 0) > 0, JSON.stringify(statuses));
  assert.deepEqual(
    Object.keys(statuses).filter((status) => status !== '201' && status !== '503'),
    [],
  );
  if (!onLinux) return;
  // Visitors go on reading; the garbage of uploads goes with what they leave, and the readers of CVs half a minute later.
  // Who keeps them for good is above it for ever.
  let held = Number.POSITIVE_INFINITY;
  for (let rounds = 0; rounds < 30 && held >= before + 250; rounds += 1) {
    await pagesFor(2);
    held = residentMb(server.process.pid);
  }
  assert.ok(held < before + 250, `${held.toFixed(0)} MB, before it was ${before.toFixed(0)}`);
});
