import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type HonoRequest } from 'hono';
import type { Submissions } from '../../contract/load-context.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { pathMaxLength, targetMaxLength } from './bounds.ts';
import { cleanPath } from './clean-path.ts';
import { addressOf } from './client-address.ts';
import { hardenedServer } from './hardened-server.ts';
import { closedPolicy, commonHeaders } from './security-headers.ts';

/** Where pages and files come from: the build, or Vite while developing. */
export interface PageSource {
  /** Answers from a file where there is one, and calls `otherwise` where there is none. */
  serveFile(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ): void;
  /** Answers a request for a page that is no finished file: an unknown address, or a posted form. */
  renderPage(request: Request, submissions: Submissions): Promise<Response>;
  /** The page's content security policy; Vite's own scripts could not live under ours. */
  policyOf(html: string): string | undefined;
}

interface SiteOptions {
  readonly config: Config;
  readonly pages: PageSource;
  /** Throws when the store cannot take a submission. */
  readonly checkWritable: () => Promise<void>;
  readonly api: Hono;
  /** The acceptance of forms for the visitor at this address, for pages that are posted to. */
  readonly submissionsFor: (address: string, incoming: IncomingMessage) => Submissions;
  readonly logger: Logger;
}

/** The public server: files first and without ceremony, then health, the API, and rendered pages. */
export function createSite({
  config,
  pages,
  checkWritable,
  api,
  submissionsFor,
  logger,
}: SiteOptions): Server {
  const common = commonHeaders(config);
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(common)) context.header(name, value);
    if (!context.res.headers.has('Content-Security-Policy'))
      context.header('Content-Security-Policy', closedPolicy);
  });
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (context) => {
    try {
      await checkWritable();
      return context.text('ready', 200, { 'Cache-Control': 'no-store' });
    } catch (error) {
      logger.error({ error: (error as Error).message }, 'The store cannot be written.');
      return context.text('not ready', 503, { 'Cache-Control': 'no-store' });
    }
  });
  app.route('/', api);
  app.on(['GET', 'HEAD', 'POST'], '*', async (context) => {
    const url = new URL(context.req.url);
    const clean = cleanPath(url.pathname);
    if (context.req.method !== 'POST' && clean !== url.pathname)
      return context.redirect(clean + url.search, 308);
    const { incoming } = context.env as HttpBindings;
    return withPolicy(
      await pages.renderPage(
        withoutBody(context.req),
        submissionsFor(addressOf(context, config.trustProxy), incoming),
      ),
      pages,
    );
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' }));
  app.onError((error, context) => {
    logger.error({ error: error.message }, 'A request failed.');
    return context.text('Something went wrong on our side. Please try again.', 500);
  });

  const fallback = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const tooLong = { ...common, 'Content-Security-Policy': closedPolicy, 'Content-Type': 'text/plain' };
  return hardenedServer(
    (request, response) => {
      const url = request.url ?? '/';
      const query = url.indexOf('?');
      const pathname = query < 0 ? url : url.slice(0, query);
      if (url.length > targetMaxLength || pathname.length > pathMaxLength)
        response.writeHead(414, tooLong).end('This address is too long.');
      else pages.serveFile(pathname, request, response, () => void fallback(request, response));
    },
    { behindProxy: config.trustProxy !== false },
  );
}

/** The router needs a post's address and headers only; its body is read from the connection, within bounds. */
const withoutBody = ({ url, method, raw }: HonoRequest): Request =>
  new Request(url, { method, headers: raw.headers });

async function withPolicy(response: Response, pages: PageSource): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  if (!headers.get('Content-Type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  const html = await response.text();
  headers.set('Content-Security-Policy', pages.policyOf(html) ?? '');
  return new Response(html, { status: response.status, headers });
}
