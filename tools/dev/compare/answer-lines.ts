/** What a page, a document or a header says, line by line, without what differs from build to build. */

const telling = [
  'lang',
  'dir',
  'href',
  'hreflang',
  'alt',
  'aria-label',
  'name',
  'content',
  'placeholder',
  'title',
  'action',
  'value',
  'id',
];

/** Without names of files, hashes, dates and references, of which each build or answer has its own. */
export const settled = (text: string): string =>
  text
    .replaceAll(/(?: 'sha256-[^']+')+/g, " 'sha256'")
    .replaceAll(/\/static\/[^\s"',)]+/g, '/static/')
    .replaceAll(/\b[A-Z]{2,4}-[0-9A-Z-]{4,}\b/g, 'REFERENCE')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1')
    .replaceAll(/;([rt])=\d+/g, ';$1=');

/** By the type that the answer says it has. */
export function answerLines(type: string | null, text: string): string[] {
  if (type?.startsWith('text/html')) return pageLines(text);
  return /\bjson\b/.test(type ?? '') ? jsonLines(text) : [settled(text)];
}

/**
 * The head's elements in the order of the alphabet, for nobody sees another; the body's as they are read; what is said to
 * search engines.
 */
function pageLines(html: string): string[] {
  const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const bare = html.replaceAll(/<(script|style|noscript)[^>]*>.*?<\/\1>|<!--.*?-->/gs, '');
  const [top = '', body = ''] = bare.split('<body');
  return [
    ...[...linesOf(top).sort(), '', ...linesOf(body)].map(settled),
    ...things.flatMap(([, thing = '']) => ['', ...jsonLines(thing)]),
  ];
}

/** A line for each value. */
const jsonLines = (text: string): string[] => settled(JSON.stringify(JSON.parse(text), null, 1)).split('\n');

function linesOf(html: string): string[] {
  const lines = html.matchAll(/<[/!]?(\w+)([^>]*)>|([^<]+)/g);
  return [...lines].flatMap(([, tag, attributes = '', text]) => {
    if (text !== undefined) return text.trim() === '' ? [] : [text.trim()];
    if (/rel="(stylesheet|modulepreload|preload)"/.test(attributes)) return [];
    return telling.flatMap((name) => {
      const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
      return value === undefined ? [] : [`${tag} ${name}=${value}`];
    });
  });
}
