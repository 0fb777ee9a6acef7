import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono, type HonoRequest } from 'hono';
import { problemMessage } from '../../content/form-view.server.ts';
import { localeOf } from '../../content/model/locales.ts';
import type { FormName } from '../../contract/form-names.ts';
import type { Submissions } from '../../contract/load-context.ts';
import type { ProblemCode } from '../../contract/problem.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { pathMaxLength, targetMaxLength } from './bounds.ts';
import { cleanPath } from './clean-path.ts';
import { addressOf } from './client-address.ts';
import { formAt } from './form-pages.ts';
import { hardenedServer } from './hardened-server.ts';
import type { Readiness } from './readiness.ts';
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
  /** The pages that were rendered ahead of time, for addresses that are no file; none while developing. */
  readonly finished?: {
    pageMeantBy(pathname: string): string | undefined;
    serveUnknown(pathname: string, request: IncomingMessage, response: ServerResponse): void;
  };
  /** Renders a page now: after a form was posted to it and, while developing, always. */
  renderPage(request: Request, submissions: Submissions): Promise<Response>;
  /** The page's content security policy; Vite's own scripts could not live under ours. */
  policyOf(html: string): string | undefined;
}

interface SiteOptions {
  readonly config: Config;
  readonly pages: PageSource;
  readonly readiness: Readiness;
  readonly api: Hono;
  /** The acceptance of forms for the visitor at this address, for pages that are posted to. */
  readonly submissionsFor: (address: string, incoming: IncomingMessage) => Submissions;
  /** Whether a visitor has posted so many forms that no more pages are rendered for them. */
  readonly isFlooding: (form: FormName, address: string) => boolean;
  readonly logger: Logger;
}

/** The public server: files first and without ceremony, then health, the API, and rendered pages. */
export function createSite(options: SiteOptions): Server {
  const { config, pages, readiness, api, submissionsFor, isFlooding, logger } = options;
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
    const isReady = await readiness.isReady();
    return context.text(isReady ? 'ready' : 'not ready', isReady ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  app.route('/', api);
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const clean = cleanPath(pathname);
    // Pages that are built are answered before it comes here, and never rendered for somebody who only asks: what gets this
    // far is spelled so that the router reads another address than we do.
    if (pages.finished || clean !== pathname) return context.redirect(clean + search, 308);
    return render(context);
  });
  app.post('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const form = formAt(pathname);
    if (!form) return context.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    const said = (code: ProblemCode) => problemMessage(localeOf(pathname), code);
    if (isFromElsewhere(context, config.siteUrl)) return context.text(said('not-allowed'), 400);
    if (isFlooding(form, addressOf(context, config.trustProxy)))
      return context.text(said('too-many'), 429, { 'Retry-After': '60' });
    return render(context);
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' }));
  app.onError((error, context) => {
    // The message could repeat what a visitor wrote; its kind does not.
    logger.error({ error: error.name }, 'A request failed.');
    return context.text(problemMessage(localeOf(new URL(context.req.url).pathname), 'unavailable'), 500);
  });

  async function render(context: Context): Promise<Response> {
    const { incoming } = context.env as HttpBindings;
    const submissions = submissionsFor(addressOf(context, config.trustProxy), incoming);
    return withPolicy(await pages.renderPage(withoutBody(context.req), submissions), pages);
  }

  const fallback = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const bare = { ...common, 'Content-Security-Policy': closedPolicy };
  return hardenedServer(
    (request, response) => {
      const { pathname, search } = targetOf(request.url ?? '/');
      if (pathname.length > pathMaxLength || pathname.length + search.length > targetMaxLength) {
        response.writeHead(414, { ...bare, 'Content-Type': 'text/plain' }).end('This address is too long.');
        return;
      }
      pages.serveFile(pathname, request, response, () => {
        const isAsked = request.method === 'GET' || request.method === 'HEAD';
        if (!pages.finished || !isAsked || isOwn(pathname)) {
          void fallback(request, response);
          return;
        }
        const clean = cleanPath(pathname);
        const meant = pages.finished.pageMeantBy(clean) ?? clean;
        if (meant === pathname) pages.finished.serveUnknown(pathname, request, response);
        else response.writeHead(308, { ...bare, Location: meant + search, 'Content-Length': 0 }).end();
      });
    },
    { behindProxy: config.trustProxy !== false },
  );
}

const ownRoutes = /^\/(?:healthz$|readyz$|api(?:\/|$))/;

/** What is neither a file nor a page, also to the router, to whom "/api/../faqs" is "/faqs". */
const isOwn = (pathname: string): boolean =>
  ownRoutes.test(pathname) && ownRoutes.test(new URL(pathname, 'http://x').pathname);

/** A proxy may name the whole address; the path is what counts. */
function targetOf(url: string): { pathname: string; search: string } {
  const path = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const query = path.indexOf('?');
  return query < 0
    ? { pathname: path, search: '' }
    : { pathname: path.slice(0, query), search: path.slice(query) };
}

/**
 * A browser names the page that a form was posted from. The router would check it as well, but answer with a page that
 * it renders for the purpose.
 */
function isFromElsewhere({ req }: Context, siteUrl: string): boolean {
  const origin = req.header('Origin');
  if (origin === undefined) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  const asked = req.header('X-Forwarded-Host')?.split(',')[0]?.trim() ?? req.header('Host');
  return host !== asked && host !== new URL(siteUrl).host;
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
