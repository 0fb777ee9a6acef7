import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder } from '../root.ts';

const sheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** The sheet for printing; the page's loader asks for it once everything else is there (app/document/defer-scripts.server.ts). */
const paper = /<link rel="stylesheet" href="[^"]+" media="print"\/>/;

/**
 * Puts a page's styles into the page, so that its first paint waits for nothing else. The links stay for
 * React, which looks for them when it takes over the document, but disabled: a browser does not fetch a
 * disabled sheet. Pages reached without a reload load theirs as files.
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  const hrefs = [...html.matchAll(sheet)].map((match) => match[1] ?? '');
  if (hrefs.length === 0) return html;
  // Two chunks may carry the same rules.
  const rules = [...new Set(hrefs.map(read))].join('\n');
  if (rules.includes('</'))
    throw new Error('A style sheet holds a closing tag and cannot be put into a page.');
  return html
    .replace(sheet, (_, href: string) => disabledLinks(href))
    .replace(paper, (link) => `${link.replace('/>', ' disabled=""/>')}<noscript>${link}</noscript>`)
    .replace('</head>', () => `<style>${rules}</style></head>`);
}

/**
 * React writes the request for the leading picture behind the typeface's. The first one asked for gets the connection
 * that brought the page, and the picture is what the visitor waits for: the text can be read in another face.
 */
export function pictureFirst(html: string): string {
  const wanted = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const rest = wanted.reduce((page, link) => page.replace(link, ''), html);
  return rest.replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + wanted.join(''));
}

/**
 * React Router writes a # behind sheets that parts loaded later need as well. Vite looks for them without it, and would
 * load them again: the whole page would be laid out anew.
 */
const disabledLinks = (href: string): string =>
  [...new Set([href, href.replace(/#$/, '')])]
    .map((address) => `<link rel="stylesheet" href="${address}" disabled=""/>`)
    .join('');

export function inlineAllStyles(): void {
  const read = (href: string) => readFileSync(join(clientFolder, href.replace(/#.*/, '')), 'utf8').trim();
  for (const file of globSync('**/*.html', { cwd: clientFolder })) {
    const html = readFileSync(join(clientFolder, file), 'utf8');
    writeFileSync(join(clientFolder, file), pictureFirst(inlineStyles(html, read)));
  }
}
