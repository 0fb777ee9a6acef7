import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HandOver, handOverId, handOverText } from '../../app/document/hand-over.ts';
import { clientFolder } from '../root.ts';

const folder = '/static/data';
const element = new RegExp(`(<script id="${handOverId}" type="application/json">)(.*?)</script>`, 's');

/**
 * A prerendered page carries its loader's data a second time, for its script. The script comes after the
 * page has loaded, and so may its data: it moves into a file of its own, which the script fetches.
 */
export function detachData(html: string): { html: string; data: string; url: string } {
  const [whole, opening, json] = element.exec(html) ?? [];
  if (!whole || !json)
    throw new Error(`A page has no element #${handOverId}, which app/document/page-scripts.tsx writes.`);
  const handOver = JSON.parse(json) as HandOver;
  if (!('text' in handOver.data)) throw new Error('The data of a page is already a file of its own.');
  const data = handOver.data.text;
  const url = `${folder}/${createHash('sha256').update(data).digest('hex').slice(0, 12)}.txt`;
  const rest = handOverText({ ...handOver, data: { file: url } });
  return { data, url, html: html.replace(whole, () => `${opening}${rest}</script>`) };
}

export function detachAllData(): void {
  mkdirSync(join(clientFolder, folder), { recursive: true });
  for (const file of globSync('**/*.html', { cwd: clientFolder })) {
    const page = detachData(readFileSync(join(clientFolder, file), 'utf8'));
    writeFileSync(join(clientFolder, file), page.html);
    writeFileSync(join(clientFolder, page.url), page.data);
  }
}
