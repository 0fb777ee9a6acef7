import { releaseHeader } from '../../../contract/release-header.ts';
import { type ProxiedFile, takes } from './proxied-file.ts';

/** Told apart by file in the table; all others are the same everywhere, or belong to one kind. */
const own = [
  'Content-Type',
  'Content-Security-Policy',
  'Cache-Control',
  'Vary',
  'Accept-Ranges',
  releaseHeader,
];

/** A Caddy snippet, `import nasaq`. It finds the release in $NASAQ_RELEASES and our own servers in $NASAQ_SERVERS. */
export function caddySite(files: readonly ProxiedFile[], id: string): string {
  const common = Object.entries(files[0]?.headers ?? {}).filter(([name]) => !own.includes(name));
  const release = files.find(({ headers }) => headers[releaseHeader])?.headers[releaseHeader] ?? '';
  const fixed = [
    ...common,
    ['Content-Security-Policy', '{nasaq_policy}'],
    ['Cache-Control', '{nasaq_cache}'],
  ] as const;
  const block = (name: string, encoding: string, ending: string): string => {
    const etag = encoding ? `{nasaq_etag_${encoding}}` : '{nasaq_etag}';
    const headers = (more: readonly string[]) =>
      `header {
      defer
      -Server
      ${[...fixed.map(([key, value]) => `${key} \`${value}\``), ...more].join('\n      ')}
      ETag ${etag}
    }
    header @nasaq_data ${releaseHeader} ${release}`;
    const vary = name === 'file' ? [] : ['Vary Accept-Encoding'];
    return `
  @nasaq_${name}_known {
    vars {nasaq_kind} ${name === 'file' ? 'file' : 'text'}
    ${encoding ? `header_regexp Accept-Encoding \`(?i)${takes(encoding)}\`` : ''}
    import nasaq_usual
    expression \`{http.request.header.If-None-Match}.contains(${etag}) || {http.request.header.If-None-Match} == "*"\`
  }
  handle @nasaq_${name}_known {
    ${headers(vary)}
    respond 304
  }
  @nasaq_${name} {
    vars {nasaq_kind} ${name === 'file' ? 'file' : 'text'}
    ${encoding ? `header_regexp Accept-Encoding \`(?i)${takes(encoding)}\`` : ''}
    import nasaq_usual
  }
  handle @nasaq_${name} {
    root * {$NASAQ_RELEASES}/${id}/build/client
    ${headers([
      ...vary,
      'Content-Type {nasaq_type}',
      ...(encoding ? [`Content-Encoding ${encoding}`] : []),
      '-Last-Modified',
      ...(name === 'file' ? [] : ['-Accept-Ranges']),
    ])}
    rewrite {nasaq_file}${ending}
    file_server
  }
`;
  };
  return `# Written by the build. Belongs to one release; docs/RUNNING.md says how it is used.
# Addresses in an unusual spelling, and what is rarely asked (parts of a film, conditions), are our own server's.
(nasaq_usual) {
  method GET HEAD
  header !Range
  header !If-Match
  header !If-Modified-Since
  header !If-Unmodified-Since
  not vars_regexp {http.request.uri} %
}
(nasaq) {
  @nasaq_data path *.data
  map {http.request.orig_uri.path} {nasaq_kind} {nasaq_file} {nasaq_type} {nasaq_policy} {nasaq_cache} {nasaq_etag} {nasaq_etag_br} {nasaq_etag_gzip} {
${files.map(row).join('\n')}
    default none - - - - - - -
  }
${block('br', 'br', '.br')}${block('gzip', 'gzip', '.gz')}${block('plain', '', '')}${block('file', '', '')}
  handle {
    reverse_proxy {$NASAQ_SERVERS} {
      health_uri /readyz
      health_interval 1s
      health_timeout 3s
      lb_try_duration 5s
      lb_try_interval 100ms
      # A submission that is sent again is recognised, so another server may be tried with it.
      lb_retry_match {
        method GET HEAD POST
      }
      header_down -Server
      transport http {
        compression off
      }
    }
  }
}
`;
}

function row({ path, file, headers, etag, compressed }: ProxiedFile): string {
  const values = [
    compressed ? 'text' : 'file',
    file,
    headers['Content-Type'],
    headers['Content-Security-Policy'],
    headers['Cache-Control'],
    etag,
    compressed?.br.etag ?? '-',
    compressed?.gzip.etag ?? '-',
  ];
  return `    ${path} ${values.map((value) => `\`${value}\``).join(' ')}`;
}
