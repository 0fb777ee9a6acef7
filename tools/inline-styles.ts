import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder } from './root.ts';

const sheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

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
    .replace(sheet, (_, href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`)
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

export function inlineAllStyles(): void {
  const read = (href: string) => readFileSync(join(clientFolder, href.replace(/#.*/, '')), 'utf8').trim();
  for (const file of globSync('**/*.html', { cwd: clientFolder })) {
    const html = readFileSync(join(clientFolder, file), 'utf8');
    writeFileSync(join(clientFolder, file), pictureFirst(inlineStyles(html, read)));
  }
}
