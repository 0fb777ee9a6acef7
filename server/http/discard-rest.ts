import type { IncomingMessage } from 'node:http';
import { discardedMaxBytes, discardedMaxMs } from './bounds.ts';

/**
 * Reads what was answered before it had all arrived, and throws it away. A browser sends its whole upload before it
 * reads an answer: closed earlier, it would show a broken connection instead of our message.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  const { socket } = request;
  let left = discardedMaxBytes;
  const giveUp = () => socket.destroy();
  const timer = setTimeout(giveUp, discardedMaxMs);
  const done = () => {
    clearTimeout(timer);
    socket.off('close', done);
  };
  socket.once('close', done);
  request.once('end', done);
  request.on('error', done);
  // Node throws away by itself only what nobody has begun to read.
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) giveUp();
  });
  request.resume();
}
