import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder } from '../root.ts';

const folder = '/static/data';
const enqueued = /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;
const closed = '<script>window.__reactRouterContext.streamController.close();</script>';
const slot = 'const data="";';

/**
 * A prerendered page carries its loader's data a second time, for its script. The script comes after the
 * page has loaded, and so may its data: it moves into a file of its own, and the page's loader fetches it.
 */
export function detachData(html: string): { html: string; data: string; url: string } {
  const data = [...html.matchAll(enqueued)].map((match) => JSON.parse(match[1] ?? '""') as string).join('');
  if (!data || !html.includes(closed) || !html.includes(slot))
    throw new Error('A page holds its data in another form than tools/build/detach-data.ts reads.');
  const url = `${folder}/${createHash('sha256').update(data).digest('hex').slice(0, 12)}.txt`;
  return {
    data,
    url,
    html: html
      .replace(enqueued, '')
      .replace(closed, '')
      .replace(slot, `const data=${JSON.stringify(url)};`),
  };
}

export function detachAllData(): void {
  mkdirSync(join(clientFolder, folder), { recursive: true });
  for (const file of globSync('**/*.html', { cwd: clientFolder })) {
    const page = detachData(readFileSync(join(clientFolder, file), 'utf8'));
    writeFileSync(join(clientFolder, file), page.html);
    writeFileSync(join(clientFolder, page.url), page.data);
  }
}
