import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../content/model/locales.ts';
import { allPaths, localPath, pagePaths } from '../../content/model/paths.ts';
import { readConfig } from '../../server/config.ts';
import { clientFolder } from '../root.ts';

export const allowsIndexing = (robots: string): boolean => !/\b(noindex|none)\b/.test(robots);

const alternate = (language: string, url: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;

/**
 * What search engines are told. Pages must stay open to crawlers even while they are not to be indexed,
 * or nobody would read their robots value; the sitemap is offered only once indexing is wanted.
 */
export function crawlerFiles(siteUrl: string, robots: string): Record<string, string> {
  const open = 'User-agent: *\nDisallow: /api/\n';
  if (!allowsIndexing(robots)) return { 'robots.txt': open };
  const addresses = allPaths()
    .filter((path) => path !== pagePaths.notFound)
    .flatMap((path) => {
      const at = (locale: Locale) => siteUrl + localPath(locale, path);
      const twins = locales.map((locale) => alternate(locale, at(locale))).join('');
      return locales.map(
        (locale) => `<url><loc>${at(locale)}</loc>${twins}${alternate('x-default', at(locales[0]))}</url>`,
      );
    });
  return {
    'robots.txt': `${open}Sitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.join('\n')}\n</urlset>\n`,
  };
}

export function writeCrawlerFiles(): void {
  const { siteUrl, robots } = readConfig(process.env);
  for (const [name, text] of Object.entries(crawlerFiles(siteUrl, robots)))
    writeFileSync(join(clientFolder, name), text);
}
