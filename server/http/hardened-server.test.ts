import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { hardenedServer } from './hardened-server.ts';

const most = 20;

test('one address that sends on all connections, never to an end, keeps nobody else out', {
  skip: process.platform !== 'linux' && 'only Linux has a network of loopback addresses',
}, async () => {
  let begun = 0;
  const { promise: allBegun, resolve } = Promise.withResolvers<void>();
  const server = hardenedServer(
    (request, response) => {
      if (request.method === 'GET') response.end('served');
      else {
        request.resume();
        begun += 1;
        if (begun === most) resolve();
      }
    },
    { behindProxy: false, most },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const from = (localAddress: string): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    return socket.on('error', () => undefined);
  };
  const greedy = Array.from({ length: most }, () => from('127.0.0.2'));
  const ended = Promise.race(greedy.map((socket) => once(socket, 'close')));
  for (const socket of greedy) socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx');
  await allBegun;
  const visitor = from('127.0.0.3');
  visitor.end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  assert.match(Buffer.concat(await visitor.toArray()).toString(), /^HTTP\/1\.1 200 [\s\S]*served$/);
  await ended;
  for (const socket of greedy) socket.destroy();
  server.close();
});
