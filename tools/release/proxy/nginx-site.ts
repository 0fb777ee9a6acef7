import { cvMaxBytes } from '../../../contract/limits.ts';
import { contentTypes } from '../../../server/http/site-table.ts';
import { type ProxiedFile, takes } from './proxied-file.ts';

const heading = '# Written by the build. Belongs to one release; docs/RUNNING.md says how it is used.\n';
/** The largest CV with what is around it; our own server says more kindly what is too large. */
const bodyMegabytes = Math.ceil((cvMaxBytes * 4) / 2 ** 20);

const usualEncodings = ['br', 'gzip, deflate, br', 'gzip, deflate, br, zstd'];

/** For nginx's `http` block: what a browser takes. */
export const nginxMaps = (files: readonly ProxiedFile[]): string => `${heading}
map_hash_bucket_size 256;
map $http_accept_encoding $nasaq_encoding {
  default "";
  # What browsers send needs no looking into.
  ${usualEncodings.map((list) => `"${list}" br;`).join('\n  ')}
  '~*${takes('br')}' br;
  '~*${takes('gzip')}' gzip;
}
map "$status$nasaq_encoding" $nasaq_sent_encoding { default ""; 200br br; 200gzip gzip; }
map $nasaq_encoding $nasaq_ending { default ""; br .br; gzip .gz; }
# Addresses in an unusual spelling, and what is rarely asked (parts of a film, conditions), are our own server's.
map "$http_range$http_if_match$http_if_unmodified_since|$request_uri" $nasaq_pass {
  default 1;
${files
  .filter(({ isHashed }) => !isHashed)
  .map(({ path }) => `  "|${path}" "";`)
  .join('\n')}
  '~^\\|(?![^?]*(?:%|//|/\\.))' "";
}
`;

/** For nginx's `server` block. It finds the release in $nasaq_releases and our own servers in the upstream "nasaq". */
export function nginxSite(files: readonly ProxiedFile[], id: string): string {
  const client = `$nasaq_releases/${id}/build/client`;
  const plain = files.filter(({ isHashed }) => !isHashed);
  const hashed = files.filter(({ isHashed }) => isHashed);
  const text = hashed.find(({ compressed }) => compressed);
  const binary = hashed.find(({ compressed }) => !compressed);
  const textEndings = new Set(
    hashed.filter(({ compressed }) => compressed).map(({ path }) => path.split('.').at(-1) ?? ''),
  );
  const types = Object.entries(contentTypes).map(([ending, type]) => `  "${type}" ${ending.slice(1)};`);
  return `${heading}
types {
${types.join('\n')}
}
# Nothing is written down about who reads which page, as the privacy policy promises; the line of a fault would name them too.
access_log off;
error_log stderr emerg;
if_modified_since off;
gzip off;
client_max_body_size ${bodyMegabytes}m;
error_page 403 404 405 416 418 = @nasaq;

${plain.map((file) => location(`= ${file.path}`, file.path === '/' ? homeFrom(client, file) : `alias ${client}${file.file}`, file, file.headers['Content-Type'])).join('\n')}
location /static/ {
${text ? location(`~ \\.(?:${[...textEndings].sort().join('|')})$`, `alias ${client}$uri`, text) : ''}
${binary ? location('~ .', `alias ${client}$uri`, binary) : ''}
}
location / {${passOn}}
location @nasaq {${passOn}}
`;
}

const passOn = `
  proxy_pass http://nasaq;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  # A submission that is sent again is recognised, so another server may be tried with it. An answer that is none comes
  # from no server: on a port that nobody listens on, of those the system hands out, a connection can meet itself.
  proxy_next_upstream error timeout invalid_header non_idempotent;
  proxy_connect_timeout 2s;
  proxy_read_timeout 180s;
`;

/** nginx takes an address that ends with a slash for a folder. */
const homeFrom = (client: string, { file }: ProxiedFile) => `root ${client};\n  rewrite ^ ${file}`;

/** Files with a hash in their name share one location a kind; every other has its own, for its policy. */
function location(match: string, from: string, file: ProxiedFile, type?: string): string {
  const { 'Content-Type': _type, 'Accept-Ranges': _ranges, ...headers } = file.headers;
  const lines = [
    'if ($nasaq_pass) { return 418; }',
    `${from}${file.compressed ? '$nasaq_ending' : ''}${from.includes('rewrite') ? ' break' : ''};`,
    ...(type ? ['types { }', `default_type "${type}";`] : []),
    ...(file.compressed ? ['max_ranges 0;'] : []),
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`),
    'add_header Last-Modified "";',
    ...(file.compressed ? ['add_header Content-Encoding $nasaq_sent_encoding;'] : []),
  ];
  return `location ${match} {\n  ${lines.join('\n  ')}\n}\n`;
}
