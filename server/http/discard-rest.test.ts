import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { hardenedServer } from './hardened-server.ts';

/** How much is read of a body that is answered when it begins to come, and is sent all the same. */
async function bytesRead(chunk: string, chunks: number): Promise<number> {
  const server = hardenedServer((request, response) => request.once('data', () => response.end('refused')), {
    behindProxy: false,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connected: Promise<Socket[]> = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  client.resume();
  client.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
  const part = `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
  client.write(`${part.repeat(chunks)}0\r\n\r\n`);
  const [socket] = await connected;
  assert.ok(socket);
  await once(socket, 'close');
  server.close();
  return socket.bytesRead;
}

test('what was refused is read to its end, but not where it comes byte by byte', async () => {
  const chunks = 100_000;
  assert.ok((await bytesRead('x'.repeat(100), chunks)) > chunks * 100);
  const read = await bytesRead('x', chunks);
  assert.ok(read < chunks * 3, `${read} bytes`);
});
