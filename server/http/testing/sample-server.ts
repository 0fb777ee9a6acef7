import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { allUnknownPaths } from '../../../content/model/unknown-addresses.ts';
import { siteName } from '../../announce.ts';
import { readConfig } from '../../config.ts';
import { createLogger } from '../../logger.ts';
import { startServer } from '../../start-server.ts';
import { formAt } from '../form-pages.ts';
import type { PageSource } from '../site.ts';
import { StaticFiles } from '../static-files.ts';
import { LoopTurns } from './loop-turns.ts';
import { clipPath, filmPath, renderedHeader, turnsPath } from './sample-paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'nasaq-sample-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (typeof content !== 'string') return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}

/** About as large as a page of the site, and as large when compressed. */
const page = (title: string) => {
  const words = Array.from({ length: 4000 }, (_, i) => Math.abs(Math.sin(i)).toString(36).slice(2, 10));
  return `<!doctype html><title>${title}</title><h1>${title}</h1><p>${words.join(' ')}</p>`;
};
write('index.html', page('Home'));
write('404/index.html', page('Page not found'));
for (const path of allUnknownPaths()) write(`${path}/index.html`, page(path));
write(filmPath, Buffer.alloc(16 * 1024 * 1024, 'film'));
write(clipPath, Buffer.alloc(64 * 1024, 'clip'));

const config = readConfig({ ...process.env, SERVE: 'site' });
const files = new StaticFiles(folder, config);
const turns = new LoopTurns();
const pages: PageSource = {
  serveFile(pathname, request, response, otherwise) {
    if (pathname === turnsPath) {
      response.end(JSON.stringify(turns.take()));
      return;
    }
    if (!files.serve(pathname, request, response)) otherwise();
  },
  finished: files,
  async renderPage(request, submissions) {
    const form = formAt(new URL(request.url).pathname);
    const outcome = form && (await submissions.accept(form, request));
    const status = !outcome ? 404 : outcome.ok ? 200 : outcome.status;
    const headers = { 'Content-Type': 'text/html', [renderedHeader]: 'now' };
    return new Response(`<title>${status}</title>`, { status, headers });
  },
  policyOf: () => "default-src 'none'",
};
const { address } = await startServer(config, createLogger(), {
  site: async () => pages,
  desk: () => Promise.reject(new Error('A sample has no desk.')),
});
console.log(`${siteName}, a sample: ${address}`);
