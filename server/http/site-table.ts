import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { locales } from '../../content/model/locales.ts';
import { localPath, pagePaths } from '../../content/model/paths.ts';
import { allUnknownPaths } from '../../content/model/unknown-addresses.ts';
import { releaseHeader } from '../../contract/release-header.ts';
import type { Config } from '../config.ts';
import type { Encoding } from './accepted-encodings.ts';
import { closedPolicy, commonHeaders, pagePolicy } from './security-headers.ts';

/** The not-found page is a page of its own in the route table, and still says what it is. */
const notFoundPaths = new Set([
  ...locales.map((locale) => localPath(locale, pagePaths.notFound)),
  ...allUnknownPaths(),
]);

type SiteConfig = Pick<Config, 'siteUrl' | 'apiOrigin'>;

export const contentTypes: Readonly<Record<string, string>> = {
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

/** Files whose names change with what is in them. */
export const hashedFolder = '/static/';

export interface Copy {
  readonly file: string;
  readonly etag: string;
}

/** A file of the built site and what is said about it, whoever sends it: our server, nginx or Caddy. */
export interface SiteFile {
  readonly file: string;
  readonly size: number;
  readonly isPage: boolean;
  readonly status: number;
  /** On every answer with it, compressed or not. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Text has a copy for each encoding beside it (tools/build/compress-text.ts). */
  readonly compressed: Readonly<Record<Encoding, Copy>> | undefined;
}

/** Every address of a built site. */
export const siteTable = (folder: string, config: SiteConfig): Map<string, SiteFile> =>
  tableOf(folder, '/', config, () => true);

/** The addresses of a site built earlier that pages loaded from it still ask for, but for those that are known by now. */
export const earlierTable = (
  folder: string,
  config: SiteConfig,
  isKnown: (path: string) => boolean,
): Map<string, SiteFile> => tableOf(folder, hashedFolder, config, (path) => !isKnown(path));

function tableOf(
  folder: string,
  part: string,
  config: SiteConfig,
  isWanted: (path: string) => boolean,
): Map<string, SiteFile> {
  const common = commonHeaders(config);
  const [manifest] = globSync('static/js/manifest-*.js', { cwd: folder });
  const table = new Map<string, SiteFile>();
  for (const entry of readdirSync(resolve(folder, `.${part}`), { recursive: true, withFileTypes: true })) {
    const type = contentTypes[extname(entry.name)];
    const file = `${entry.parentPath}/${entry.name}`;
    if (!type || !entry.isFile() || file.includes(`${folder}/.vite/`)) continue;
    const address = file.slice(folder.length).replaceAll('\\', '/');
    const path = address.replace(/\/index\.html$/, '') || '/';
    if (!isWanted(path)) continue;
    const own = address.endsWith('.data') && manifest ? { [releaseHeader]: `/${manifest}` } : {};
    table.set(path, describe(file, address, { ...common, 'Content-Type': type, ...own }, config));
  }
  return table;
}

function describe(
  file: string,
  address: string,
  headers: Record<string, string>,
  config: SiteConfig,
): SiteFile {
  const compressed = existsSync(`${file}.br`)
    ? { br: copyOf(`${file}.br`), gzip: copyOf(`${file}.gz`) }
    : undefined;
  const { etag, size } = seenOf(file);
  const isPage = address.endsWith('.html');
  const path = address.replace(/\/index\.html$/, '');
  return {
    file,
    size,
    isPage,
    status: notFoundPaths.has(path) ? 404 : 200,
    headers: {
      ...headers,
      'Content-Security-Policy': isPage ? pagePolicy(readFileSync(file, 'utf8'), config) : closedPolicy,
      'Cache-Control': address.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressed ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    },
    etag,
    compressed,
  };
}

const copyOf = (file: string): Copy => ({ file, etag: seenOf(file).etag });

/** As nginx makes it, from time and size. A release's times are made from what is in its files (tools/release/release.ts). */
function seenOf(file: string): { readonly etag: string; readonly size: number } {
  const { mtimeMs, size } = statSync(file);
  return { size, etag: `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"` };
}
