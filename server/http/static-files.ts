import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { pagePaths } from '../../content/model/paths.ts';
import { nameFromSlug } from '../../content/model/slug.ts';
import { allUnknownPaths, unknownGroupSlug, unknownPathFor } from '../../content/model/unknown-addresses.ts';
import type { Config } from '../config.ts';
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts';
import { byteRange } from './byte-range.ts';
import { closedPolicy, commonHeaders, pagePolicy } from './security-headers.ts';
import { SplicedPage } from './spliced-page.ts';

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

/** A list of a few dozen tags; a longer one is not read. */
const tagsMaxLength = 1000;

/** One way to send a file. Its headers are made at start, as the flat list that Node writes out without copying. */
interface Variant {
  readonly etag: string;
  readonly headers: string[];
  /** Those that do not depend on the body. */
  readonly always: string[];
  /** The same for an answer without a body: "you have it already". */
  readonly unchanged: string[];
  /** Text is kept in memory; pictures and video are read from disk. */
  readonly body: Buffer | undefined;
}

interface StaticFile {
  readonly file: string;
  readonly size: number;
  readonly isPage: boolean;
  readonly status: number;
  readonly variants: Partial<Record<Encoding, Variant>> & { readonly identity: Variant };
}

/**
 * The built site as a table from address to file, made once at start. A request can only ever name a
 * row of this table, so there is no path to climb out of.
 */
export class StaticFiles {
  private readonly files = new Map<string, StaticFile>();
  /** The finished pages of unknown groups of services, which are called by their address. */
  private readonly groups = new Map<string, SplicedPage>();

  constructor(folder: string, config: Pick<Config, 'siteUrl' | 'apiOrigin'>) {
    const common = commonHeaders(config);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const type = types[extname(entry.name)];
      if (!entry.isFile() || !type || file.includes(`${folder}/.vite/`)) continue;
      const address = file.slice(folder.length).replaceAll('\\', '/');
      const path = address.replace(/\/index\.html$/, '') || '/';
      this.files.set(path, describe(file, address, { ...common, 'Content-Type': type }, config));
      if (path.endsWith(`/${unknownGroupSlug}`))
        this.groups.set(path, new SplicedPage(readFileSync(file, 'utf8'), nameFromSlug(unknownGroupSlug)));
    }
  }

  /** The page that was meant by an address in capitals or with escapes that it does not need. */
  pageMeantBy(pathname: string): string | undefined {
    const meant = decoded(pathname).toLowerCase();
    return this.files.get(meant)?.isPage ? meant : undefined;
  }

  /** Answers and returns true, or returns false when the address is not a file of the site. */
  serve(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    const file = this.files.get(pathname);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const { headers: asked } = request;
    const variant = chooseVariant(file, asked['accept-encoding']);
    if (file.status === 200 && matches(asked['if-none-match'], variant.etag))
      response.writeHead(304, variant.unchanged).end();
    else if (variant.body)
      response
        .writeHead(file.status, variant.headers)
        .end(request.method === 'HEAD' ? undefined : variant.body);
    else serveFromDisk(file, request, response);
    return true;
  }

  /** Answers a GET or HEAD for an address that is no file of the site, by the finished page of its kind. */
  serveUnknown(pathname: string, request: IncomingMessage, response: ServerResponse): void {
    const finished = unknownPathFor(pathname);
    const [group, file] = [this.groups.get(finished), this.files.get(finished)];
    if (group && file)
      serveSpliced(group, file, decoded(pathname.split('/').at(-1) ?? ''), request, response);
    else this.serve(finished, request, response);
  }
}

function serveSpliced(
  page: SplicedPage,
  { status, variants: { identity } }: StaticFile,
  slug: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const name = nameFromSlug(slug);
  const zipped = acceptedEncodings(String(request.headers['accept-encoding'] ?? '')).gzip;
  const body = zipped ? page.gzip(name) : page.plain(name);
  response
    .writeHead(status, [
      ...identity.always,
      ...(zipped ? ['Content-Encoding', 'gzip'] : []),
      'Content-Length',
      String(body.length),
    ])
    .end(request.method === 'HEAD' ? undefined : body);
}

/** As the router reads an address; what cannot be read stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
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
  const path = address.replace(/\/index\.html$/, '');
  const hashed = address.startsWith('/static/');
  const bytes = compressed || isPage ? readFileSync(file) : undefined;
  // A hashed name already says what is inside; anything else is told apart by its content.
  const etag = hashed
    ? address
    : createHash('sha256')
        .update(bytes ?? readFileSync(file))
        .digest('base64url')
        .slice(0, 22);
  const tag = createHash('sha256').update(etag).digest('base64url').slice(0, 22);
  const all = {
    ...headers,
    'Content-Security-Policy': isPage && bytes ? pagePolicy(bytes.toString('utf8'), config) : closedPolicy,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(compressed ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  return {
    file,
    size,
    isPage,
    // The not-found page is a page of its own in the route table, and still says what it is.
    status: path === pagePaths.notFound || allUnknownPaths().includes(path) ? 404 : 200,
    variants: {
      identity: variantOf(all, tag, bytes),
      ...(compressed
        ? {
            br: variantOf(all, `${tag}-br`, readFileSync(`${file}.br`), 'br'),
            gzip: variantOf(all, `${tag}-gzip`, readFileSync(`${file}.gz`), 'gzip'),
          }
        : {}),
    },
  };
}

function variantOf(
  headers: Record<string, string>,
  tag: string,
  body?: Buffer,
  encoding?: Encoding,
): Variant {
  const etag = `"${tag}"`;
  const always = Object.entries(headers).flat();
  const unchanged = [...always, 'ETag', etag];
  return {
    etag,
    always,
    unchanged,
    headers: [
      ...unchanged,
      ...(encoding ? ['Content-Encoding', encoding] : []),
      ...(body ? ['Content-Length', String(body.length)] : []),
    ],
    body,
  };
}

function chooseVariant({ variants }: StaticFile, accepted: string | string[] | undefined): Variant {
  if (!variants.br) return variants.identity;
  const takes = acceptedEncodings(String(accepted ?? ''));
  return (takes.br && variants.br) || (takes.gzip && variants.gzip) || variants.identity;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch || ifNoneMatch.length > tagsMaxLength) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function serveFromDisk(
  { file, size, status, variants }: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { etag, headers } = variants.identity;
  const ifRange = request.headers['if-range'];
  const range = ifRange && ifRange !== etag ? undefined : byteRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...headers, 'Content-Range', `bytes */${size}`, 'Content-Length', '0']).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, [
    ...headers,
    'Content-Length',
    String(end - start + 1),
    ...(range ? ['Content-Range', `bytes ${start}-${end}/${size}`] : []),
  ]);
  if (request.method === 'HEAD' || size === 0) response.end();
  else inTurn(response, () => pipeline(createReadStream(file, { start, end }), response, () => {}));
}

/** A pipelined request waits for the answers before its own; its file is opened only then. */
function inTurn(response: ServerResponse, send: () => void): void {
  if (response.socket) send();
  else response.once('socket', send);
}
