import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Config } from '../config.ts';
import { byteRange } from './byte-range.ts';
import { closedPolicy, commonHeaders, pagePolicy } from './security-headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};

type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  readonly file: string;
  readonly size: number;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly etag: string;
  /** Text is kept in memory in each encoding; pictures and video are read from disk. */
  readonly bodies: Partial<Record<Encoding, Buffer>>;
}

/**
 * The built site as a table from address to file, made once at start. A request can only ever name a
 * row of this table, so there is no path to climb out of.
 */
export class StaticFiles {
  private readonly files = new Map<string, StaticFile>();

  constructor(folder: string, config: Pick<Config, 'siteUrl' | 'apiOrigin'>) {
    const common = commonHeaders(config);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const type = types[extname(entry.name)];
      if (!entry.isFile() || !type || file.includes(`${folder}/.vite/`)) continue;
      const address = file.slice(folder.length).replaceAll('\\', '/');
      this.files.set(
        address.replace(/\/index\.html$/, '') || '/',
        describe(file, address, { ...common, 'Content-Type': type }, config),
      );
    }
  }

  has(pathname: string): boolean {
    return this.files.has(pathname);
  }

  /** Answers and returns true, or returns false when the address is not a file of the site. */
  serve(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    const file = this.files.get(pathname);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const encoding = chooseEncoding(file, request.headers['accept-encoding']);
    const etag = encoding === 'identity' ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
    const headers: Record<string, string | number> = { ...file.headers, ETag: etag };

    if (file.status === 200 && matches(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const body = file.bodies[encoding];
    if (body) {
      if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
      headers['Content-Length'] = body.length;
      response.writeHead(file.status, headers).end(request.method === 'HEAD' ? undefined : body);
      return true;
    }
    serveFromDisk(file, request, response, headers);
    return true;
  }
}

function describe(
  file: string,
  address: string,
  headers: Record<string, string>,
  config: Pick<Config, 'siteUrl' | 'apiOrigin'>,
): StaticFile {
  const { size } = statSync(file);
  const compressed = existsSync(`${file}.br`);
  const isPage = address.endsWith('.html');
  const hashed = address.startsWith('/static/');
  const bytes = compressed || isPage ? readFileSync(file) : undefined;
  // A hashed name already says what is inside; anything else is told apart by its content.
  const etag = hashed
    ? address
    : createHash('sha256')
        .update(bytes ?? readFileSync(file))
        .digest('base64url')
        .slice(0, 22);
  const bodies: StaticFile['bodies'] = bytes ? { identity: bytes } : {};
  if (compressed) {
    bodies.br = readFileSync(`${file}.br`);
    bodies.gzip = readFileSync(`${file}.gz`);
  }
  return {
    file,
    size,
    // The not-found page is a page of its own in the route table, and still says what it is.
    status: address === '/404/index.html' ? 404 : 200,
    etag: `"${createHash('sha256').update(etag).digest('base64url').slice(0, 22)}"`,
    bodies,
    headers: {
      ...headers,
      'Content-Security-Policy': isPage && bytes ? pagePolicy(bytes.toString('utf8'), config) : closedPolicy,
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressed ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    },
  };
}

function chooseEncoding(file: StaticFile, accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0+)?\\s*(,|$))[\\d.]+)?\\s*(,|$)`).test(list);
  if (file.bodies.br && takes('br')) return 'br';
  if (file.bodies.gzip && takes('gzip')) return 'gzip';
  return 'identity';
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function serveFromDisk(
  { file, size, status, etag }: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string | number>,
): void {
  const ifRange = request.headers['if-range'];
  const range = ifRange && ifRange !== etag ? undefined : byteRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers['Content-Length'] = end - start + 1;
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`;
  response.writeHead(range ? 206 : status, headers);
  if (request.method === 'HEAD' || size === 0) response.end();
  else pipeline(createReadStream(file, { start, end }), response, () => {});
}
