import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

async function save(folder: string, site: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const keep = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}.txt`), `${lines.join('\n')}\n`);

  const waiting = [
    '/',
    '/404',
    '/no-such-page',
    '/FAQs',
    '/faqs/',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
  ];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(site + path, { redirect: 'manual' });
    const text = await answer.text();
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    keep(`GET ${path}`, [...head(answer), '', ...(isPage ? pageLines(text) : [settled(text)])]);
    for (const [, link = ''] of text.matchAll(/href="(\/[^"#]*)(?:#[^"]*)?"/g)) {
      if (seen.has(link) || link.startsWith('/static/')) continue;
      seen.add(link);
      waiting.push(link);
    }
  }

  const { paths } = (await (await fetch(`${site}/api/openapi.json`)).json()) as { paths: object };
  keep('API', ['/api/openapi.json', JSON.stringify(paths, null, 1)]);
  for (const path of Object.keys(paths))
    for (const [name, request] of Object.entries(requests)) {
      const answer = await fetch(site + path, request);
      keep(`API ${path} ${name}`, [...head(answer), '', settled(await answer.text())]);
    }
  console.log(`Saved ${readdirSync(folder).length} answers of ${site} in ${folder}.`);
}

/** Told apart by what each of them tries. */
const json = { 'Content-Type': 'application/json' };
const person = {
  name: 'Ada Example',
  phone: '+971501234567',
  email: 'ada@example.com',
  emailId: 'ada@example.com',
};
const requests: Readonly<Record<string, RequestInit>> = {
  get: { method: 'GET' },
  options: { method: 'OPTIONS' },
  nothing: { method: 'POST', headers: json, body: '{}' },
  torn: { method: 'POST', headers: json, body: '{"name":' },
  plain: { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'name=Ada' },
  wrong: { method: 'POST', headers: json, body: JSON.stringify({ ...person, email: 'ada', emailId: 'ada' }) },
  entry: {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...person, message: 'Two chillers.', type: 'Contact us', services: ['Chiller'] }),
  },
};

const passing = new Set(['date', 'etag', 'content-length', 'connection', 'keep-alive', 'x-request-id']);

const head = (answer: Response): string[] => [
  String(answer.status),
  ...[...answer.headers]
    .filter(([name]) => !passing.has(name))
    .map(([name, value]) => `${name}: ${settled(value)}`),
];

/** Without what differs from build to build, or from one answer to the next. */
const settled = (text: string): string =>
  text
    .replaceAll(/(?: 'sha256-[^']+')+/g, " 'sha256'")
    .replaceAll(/\/static\/[^\s"',)]+/g, '/static/')
    .replaceAll(/\b[A-Z]{2,4}-[0-9A-Z-]{4,}\b/g, 'REFERENCE')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1')
    .replaceAll(/;([rt])=\d+/g, ';$1=');

const telling = [
  'href',
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

/** The head's elements in the order of the alphabet, for nobody sees another; the body's as they are read. */
function pageLines(html: string): string[] {
  const bare = html.replaceAll(/<(script|style|noscript)[^>]*>.*?<\/\1>|<!--.*?-->/gs, '');
  const [top = '', body = ''] = bare.split('<body');
  return [...linesOf(top).sort(), '', ...linesOf(body)].map(settled);
}

function linesOf(html: string): string[] {
  const lines = html.matchAll(/<[/!]?(\w+)([^>]*)>|([^<]+)/g);
  return [...lines].flatMap(([, tag, attributes = '', text]) => {
    if (text !== undefined) return text.trim() === '' ? [] : [text.trim()];
    if (/rel="(stylesheet|modulepreload|preload)"/.test(attributes)) return [];
    return telling.flatMap((name) => {
      const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
      return value === undefined ? [] : [`${tag} ${name}=${value}`];
    });
  });
}

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
 * Saved are every address that a link leads to, with status, headers, text and what its elements say, and the answers
 * of the API. Left out is what differs from build to build: names of files, hashes, dates, references.
 */
const [task, ...words] = process.argv.slice(2);
if (task === 'save' && words[0] && words[1]) await save(words[0], words[1]);
else if (task === 'compare' && words[0] && words[1]) compare(words[0], words[1]);
else throw new Error('Say "save FOLDER ADDRESS" or "compare FOLDER FOLDER".');
