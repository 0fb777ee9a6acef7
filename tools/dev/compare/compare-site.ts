import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../content/model/locales.ts';
import { searchIndexPath } from '../../../content/model/paths.ts';
import { formAt } from '../../../server/http/form-pages.ts';
import { answerLines, settled } from './answer-lines.ts';
import { apiRequests, pageRequests } from './sample-requests.ts';

async function save(folder: string, site: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const keep = async (name: string, answer: Response) => {
    const text = await answer.text();
    const type = answer.headers.get('content-type');
    const lines = [...head(answer), '', ...answerLines(type, text)];
    writeFileSync(join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}.txt`), `${lines.join('\n')}\n`);
    return text;
  };

  const waiting = [
    '/',
    '/404',
    '/no-such-page',
    '/FAQs',
    '/faqs/',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    ...locales.map(searchIndexPath),
  ];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const text = await keep(`GET ${path}`, await fetch(site + path, { redirect: 'manual' }));
    for (const [, link = ''] of text.matchAll(/href="(\/[^"#]*)(?:#[^"]*)?"/g)) {
      if (seen.has(link) || link.startsWith('/static/')) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  for (const path of seen)
    if (formAt(path))
      for (const [name, request] of Object.entries(pageRequests))
        await keep(`POST ${path} ${name}`, await fetch(site + path, await request()));

  const described = await keep('API', await fetch(`${site}/api/openapi.json`));
  const { paths } = JSON.parse(described) as { paths: object };
  for (const path of Object.keys(paths))
    for (const [name, request] of Object.entries(apiRequests))
      await keep(`API ${path} ${name}`, await fetch(site + path, await request()));
  console.log(`Saved ${readdirSync(folder).length} answers of ${site} in ${folder}.`);
}

const passing = new Set(['date', 'etag', 'content-length', 'connection', 'keep-alive', 'x-request-id']);

const head = (answer: Response): string[] => [
  String(answer.status),
  ...[...answer.headers]
    .filter(([name]) => !passing.has(name))
    .map(([name, value]) => `${name}: ${settled(value)}`),
];

function compare(before: string, after: string): void {
  const names = new Set([...readdirSync(before), ...readdirSync(after)]);
  let differences = 0;
  for (const name of [...names].sort()) {
    const one = linesIn(before, name);
    const other = linesIn(after, name);
    if (one.join('\n') === other.join('\n')) continue;
    differences += 1;
    const gone = one.filter((line) => !other.includes(line));
    const come = other.filter((line) => !one.includes(line));
    console.log(`\n${name}`);
    if (one.length === 0 || other.length === 0) {
      console.log(`  only in ${one.length === 0 ? after : before}`);
      continue;
    }
    if (gone.length + come.length === 0) console.log('  the same lines in another order or number');
    for (const line of gone) console.log(`  - ${line.slice(0, 300)}`);
    for (const line of come) console.log(`  + ${line.slice(0, 300)}`);
  }
  console.log(`\n${names.size} answers, ${differences} of them differ.`);
  process.exitCode = differences === 0 ? 0 : 1;
}

function linesIn(folder: string, name: string): string[] {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

/**
 * Shows what a change did to the site for those who use it:
 *
 *     npm run compare -- save before http://127.0.0.1:3000
 *     npm run compare -- save after http://127.0.0.1:3001
 *     npm run compare -- compare before after
 *
 * Saved are every address that a link leads to, with status, headers, text and what its elements say, to people and to
 * search engines; what the search looks through; the answers of the pages with forms and of the API to posts of every
 * kind. Left out is what differs from build to build: names of files, hashes, dates, references. The servers keep what is
 * posted, so they are ones to throw away, and must allow it: RATE_LIMIT_PER_MINUTE=1000.
 */
const [task, ...words] = process.argv.slice(2);
if (task === 'save' && words[0] && words[1]) await save(words[0], words[1]);
else if (task === 'compare' && words[0] && words[1]) compare(words[0], words[1]);
else throw new Error('Say "save FOLDER ADDRESS" or "compare FOLDER FOLDER".');
