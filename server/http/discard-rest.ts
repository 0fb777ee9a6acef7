import type { IncomingMessage, ServerResponse } from 'node:http';
import { PieceCount } from '../submissions/intake/piece-count.ts';
import { discardedMaxBytes, discardedMaxMs } from './bounds.ts';

/**
 * Reads what was answered before it had all arrived, and throws it away. A browser sends its whole upload before it
 * reads an answer: closed earlier, it would show a broken connection instead of our message.
 */
export function discardRest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => discard(request));
  const { socket } = request;
  // Where the client asked for it, Node closes as soon as the answer is out. The answer ends there, the reading goes on.
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    const isMeantToClose = response.hasHeader('Connection');
    if (request.complete || isMeantToClose) return socket.destroySoon();
    socket.end();
    request.once('end', () => socket.destroySoon());
  };
  request.once('end', () => Reflect.deleteProperty(socket, 'destroySoon'));
}

function discard(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  const { socket } = request;
  const pieces = new PieceCount();
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
    if (left < 0 || pieces.isTooFineWith(chunk.length)) giveUp();
  });
  request.resume();
}
