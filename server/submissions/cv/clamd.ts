import { connect, type Socket } from 'node:net';

export type ScanVerdict = 'clean' | 'infected' | 'unavailable';

export interface ScanTimes {
  readonly connectMs: number;
  readonly totalMs: number;
}

const defaultTimes: ScanTimes = { connectMs: 3_000, totalMs: 30_000 };
const chunkSize = 64 * 1024;
const replyMaxBytes = 4096;

/** tcp://host:3310 or unix:/run/clamav/clamd.ctl; throws on anything else, at start. */
export function parseClamdUrl(url: string): { host: string; port: number } | { path: string } {
  const unix = /^unix:(?:\/\/)?(\/.+)$/.exec(url);
  if (unix?.[1]) return { path: unix[1] };
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'tcp:' || parsed.hostname === '') {
    throw new Error('CLAMD_URL must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl');
  }
  return { host: parsed.hostname.replace(/^\[|\]$/g, ''), port: Number(parsed.port || 3310) };
}

function send(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.byteLength; at += chunkSize) {
    const chunk = bytes.subarray(at, at + chunkSize);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    socket.write(length);
    socket.write(chunk);
  }
  socket.write(Buffer.alloc(4));
}

function verdictOf(reply: string): ScanVerdict {
  const line = reply.replace(/[\0\s]+$/, '');
  if (line === 'stream: OK') return 'clean';
  return line.endsWith(' FOUND') ? 'infected' : 'unavailable';
}

/** Asks clamd by its INSTREAM command. Anything but a plain answer in time counts as no answer. */
export function scanWithClamd(url: string, bytes: Uint8Array, times = defaultTimes): Promise<ScanVerdict> {
  return new Promise((resolve) => {
    const socket = connect(parseClamdUrl(url));
    let reply = '';
    let timer = setTimeout(() => finish('unavailable'), times.connectMs);
    function finish(verdict: ScanVerdict) {
      clearTimeout(timer);
      socket.destroy();
      resolve(verdict);
    }
    socket.once('connect', () => {
      clearTimeout(timer);
      timer = setTimeout(() => finish('unavailable'), times.totalMs);
      send(socket, bytes);
    });
    socket.on('data', (data) => {
      reply += data.toString('latin1');
      if (reply.includes('\0') || reply.length > replyMaxBytes) finish(verdictOf(reply));
    });
    socket.once('end', () => finish(verdictOf(reply)));
    socket.once('close', () => finish(verdictOf(reply)));
    socket.on('error', () => finish('unavailable'));
  });
}
