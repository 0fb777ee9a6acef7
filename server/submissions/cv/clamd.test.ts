import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, test } from 'node:test';
import type { Problem } from '../../../contract/problem.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { startApi } from '../testing/test-api.ts';
import { parseClamdUrl, scanWithClamd } from './clamd.ts';

const times = { connectMs: 200, totalMs: 200 };
const cv = { name: 'cv.pdf', bytes: buildPdf() };
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Speaks clamd's side of INSTREAM: gathers the chunks until the empty one, then does as told. */
async function fakeClamd(answer: (socket: Socket, bytes: Buffer) => void): Promise<string> {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const command = 'zINSTREAM\0';
      if (received.length < command.length) return;
      assert.equal(received.toString('latin1', 0, command.length), command);
      const chunks: Buffer[] = [];
      for (let at = command.length; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at);
        if (length === 0) return answer(socket, Buffer.concat(chunks));
        chunks.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a scanner’s answer', () => {
  test('clean and infected are told apart, and every byte arrives', async () => {
    const large = Buffer.alloc(300_000, 'x');
    const url = await fakeClamd((socket, bytes) => {
      socket.end(bytes.equals(large) ? 'stream: OK\0' : 'stream: Test.Virus FOUND\0');
    });
    assert.equal(await scanWithClamd(url, large, times), 'clean');
    assert.equal(await scanWithClamd(url, large.subarray(1), times), 'infected');
  });

  test('an error, a broken line, nonsense, or nothing at all is no answer', async () => {
    for (const answer of [
      (socket: Socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'),
      (socket: Socket) => socket.destroy(),
      (socket: Socket) => socket.end(''),
      (socket: Socket) => socket.end('stream: OK but not really\0'),
      (socket: Socket) => socket.write('x'.repeat(10_000)),
      () => undefined,
    ]) {
      assert.equal(await scanWithClamd(await fakeClamd(answer), cv.bytes, times), 'unavailable');
    }
  });

  test('a scanner that is not there is no answer', async () => {
    assert.equal(await scanWithClamd('tcp://127.0.0.1:1', cv.bytes, times), 'unavailable');
    assert.equal(await scanWithClamd('unix:/nowhere/clamd.ctl', cv.bytes, times), 'unavailable');
  });

  test('its address is TCP or a socket file', () => {
    assert.deepEqual(parseClamdUrl('tcp://scanner:3311'), { host: 'scanner', port: 3311 });
    assert.deepEqual(parseClamdUrl('tcp://[::1]'), { host: '::1', port: 3310 });
    assert.deepEqual(parseClamdUrl('unix:/run/clamd.ctl'), { path: '/run/clamd.ctl' });
    assert.deepEqual(parseClamdUrl('unix:///run/clamd.ctl'), { path: '/run/clamd.ctl' });
    for (const wrong of ['', 'http://scanner', 'unix:relative', 'scanner:3310']) {
      assert.throws(() => parseClamdUrl(wrong), /CLAMD_URL/);
    }
  });
});

describe('an applicant’s CV', () => {
  async function applyWith(clamdUrl: string) {
    const checked: string[] = [];
    const api = await startApi({
      config: { clamdUrl },
      scanTimes: times,
      metrics: { answered: () => undefined, cvChecked: (outcome) => void checked.push(outcome) },
    });
    undo.push(() => api.stop());
    return { api, checked, response: await api.apply(cv) };
  }

  test('is kept as clean when the scanner says so', async () => {
    const { api, checked, response } = await applyWith(
      await fakeClamd((socket) => socket.end('stream: OK\0')),
    );
    assert.equal(response.status, 201);
    const [kept] = await api.kept();
    assert.deepEqual([kept?.cv?.verdict, kept?.cv?.scan], ['clean', 'passed']);
    assert.deepEqual(checked, ['clean']);
  });

  test('is refused when it is infected', async () => {
    const { api, response } = await applyWith(await fakeClamd((socket) => socket.end('stream: X FOUND\0')));
    assert.equal(response.status, 422);
    const { errors } = (await response.json()) as Problem;
    assert.deepEqual(errors, [
      { field: 'cv', code: 'file-infected', message: 'The selected file contains a virus' },
    ]);
    assert.equal((await api.kept()).length, 0);
  });

  test('is held when the scanner is down', async () => {
    const { api, checked, response } = await applyWith('tcp://127.0.0.1:1');
    assert.equal(response.status, 201);
    const [kept] = await api.kept();
    assert.deepEqual([kept?.cv?.verdict, kept?.cv?.reasons], ['held', ['scannerDown']]);
    assert.deepEqual(checked, ['held']);
  });
});

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
const clamd = folders.map((folder) => path.join(folder, 'clamd')).find((file) => existsSync(file));
test('ClamAV itself finds what its signatures name', {
  skip: clamd ? false : 'clamd is not installed',
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-clamd-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const marker = 'NASAQ-TEST-SIGNATURE';
  writeFileSync(path.join(folder, 'own.ndb'), `Nasaq.Test:0:*:${Buffer.from(marker).toString('hex')}\n`);
  const socketFile = path.join(folder, 'clamd.ctl');
  const settings = [
    'Foreground yes',
    `LocalSocket ${socketFile}`,
    `DatabaseDirectory ${folder}`,
    'User root',
    '',
  ];
  const settingsFile = path.join(folder, 'clamd.conf');
  writeFileSync(settingsFile, settings.join('\n'));
  if (process.getuid?.() !== 0) spawnSync('sed', ['-i', '/^User/d', settingsFile]);
  const daemon: ChildProcess = spawn(clamd ?? '', ['-c', settingsFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  undo.push(async () => {
    daemon.kill('SIGKILL');
    if (daemon.exitCode === null && daemon.signalCode === null) await once(daemon, 'exit');
  });
  // It says so when it listens; what it says first is of no interest.
  for await (const line of daemon.stdout ?? []) if (String(line).includes('Self checking')) break;
  const patient = { connectMs: 5_000, totalMs: 20_000 };
  assert.equal(await scanWithClamd(`unix:${socketFile}`, cv.bytes, patient), 'clean');
  assert.equal(await scanWithClamd(`unix:${socketFile}`, buildPdf({ words: marker }), patient), 'infected');
});
