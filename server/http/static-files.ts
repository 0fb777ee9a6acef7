import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { unknownPathFor } from '../../content/model/unknown-addresses.ts';
import type { Config } from '../config.ts';
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts';
import { byteRange } from './byte-range.ts';
import { type Copy, earlierTable, type SiteFile, siteTable } from './site-table.ts';

/** A list of a few dozen tags; a longer one is not read. */
const tagsMaxLength = 1000;

/** One way to send a file. Its headers are made at start, as the flat list that Node writes out without copying. */
interface Variant {
  readonly etag: string;
  readonly headers: string[];
  /** The same for an answer without a body: "you have it already". */
  readonly unchanged: string[];
  /** Text is kept in memory; pictures and video are read from disk. */
  readonly body: Buffer | undefined;
}

interface StaticFile extends SiteFile {
  readonly variants: Partial<Record<Encoding, Variant>> & { readonly identity: Variant };
}

/**
 * The built site as a table from address to file, made once at start. A request can only ever name a
 * row of this table, so there is no path to climb out of.
 */
export class StaticFiles {
  private readonly files = new Map<string, StaticFile>();

  /** `earlier` are the folders of releases before this one: pages loaded from them still ask for their hashed files. */
  constructor(
    folder: string,
    config: Pick<Config, 'siteUrl' | 'apiOrigin'>,
    earlier: readonly string[] = [],
  ) {
    for (const [path, file] of siteTable(folder, config)) this.files.set(path, withVariants(file));
    for (const each of earlier)
      for (const [path, file] of earlierTable(each, config, (known) => this.files.has(known)))
        this.files.set(path, withVariants(file));
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
    this.serve(unknownPathFor(pathname), request, response);
  }
}

/** As the router reads an address; what cannot be read stays as it is. */
function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withVariants(row: SiteFile): StaticFile {
  const { file, headers, etag, isPage, compressed } = row;
  const zipped = (encoding: Encoding, copy: Copy) =>
    variantOf(headers, copy.etag, readFileSync(copy.file), encoding);
  return {
    ...row,
    variants: {
      identity: variantOf(headers, etag, compressed || isPage ? readFileSync(file) : undefined),
      ...(compressed ? { br: zipped('br', compressed.br), gzip: zipped('gzip', compressed.gzip) } : {}),
    },
  };
}

function variantOf(
  headers: Readonly<Record<string, string>>,
  etag: string,
  body?: Buffer,
  encoding?: Encoding,
): Variant {
  const { 'Content-Type': _type, 'Accept-Ranges': _ranges, ...lasting } = headers;
  return {
    etag,
    unchanged: [...Object.entries(lasting).flat(), 'ETag', etag],
    headers: [
      ...Object.entries(headers).flat(),
      'ETag',
      etag,
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
