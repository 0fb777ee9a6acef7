import { connect } from 'node:net';

/** Sends bytes as they are and returns all that comes back until the server closes or `until` is seen. */
export function rawRequest(
  port: number,
  parts: readonly (string | Uint8Array)[],
  until = '\r\n\r\n',
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received = '';
    const finish = () => {
      socket.destroy();
      resolve(received);
    };
    socket.on('data', (data) => {
      received += data.toString('latin1');
      if (received.includes(until)) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
    for (const part of parts) socket.write(part);
  });
}
