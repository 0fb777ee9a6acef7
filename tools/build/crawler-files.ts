import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPaths, pagePaths } from '../../content/model/paths.ts';
import { readConfig } from '../../server/config.ts';
import { clientFolder } from '../root.ts';

export const allowsIndexing = (robots: string): boolean => !/\b(noindex|none)\b/.test(robots);

/**
 * What search engines are told. Pages must stay open to crawlers even while they are not to be indexed,
 * or nobody would read their robots value; the sitemap is offered only once indexing is wanted.
 */
export function crawlerFiles(siteUrl: string, robots: string): Record<string, string> {
  const open = 'User-agent: *\nDisallow: /api/\n';
  if (!allowsIndexing(robots)) return { 'robots.txt': open };
  const addresses = allPaths()
    .filter((path) => path !== pagePaths.notFound)
    .map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return {
    'robots.txt': `${open}Sitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
  };
}

export function writeCrawlerFiles(): void {
  const { siteUrl, robots } = readConfig(process.env);
  for (const [name, text] of Object.entries(crawlerFiles(siteUrl, robots)))
    writeFileSync(join(clientFolder, name), text);
}
