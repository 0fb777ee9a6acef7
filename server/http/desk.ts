import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { desk } from '../../content/desk.ts';
import type { DeskContext } from '../../contract/desk/desk-context.ts';
import type { Config } from '../config.ts';
import { type DeskParts, deskRequest } from '../desk/desk-request.ts';
import type { Logger } from '../logger.ts';
import { deskTargetMaxLength, pathMaxLength } from './bounds.ts';
import { addressOf } from './client-address.ts';
import { deskHeaders, deskPolicy } from './desk-headers.ts';
import { hardenedServer } from './hardened-server.ts';
import { isOurs } from './same-origin.ts';
import { closedPolicy } from './security-headers.ts';

const words = desk.answers;

/** A note is the longest thing anybody posts; the rest of the room is for several hundred chosen entries. */
const bodyMaxBytes = 64 * 1024;

/** An address that no place of the desk has. */
const nowhere = '/nowhere';
const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Where the desk's pages come from: the build, or Vite while developing. */
export interface DeskSource {
  serveFile(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ): void;
  renderPage(request: Request, context: DeskContext): Promise<Response>;
  /** Vite's own scripts could not live under our policy. */
  readonly strict: boolean;
}

interface DeskOptions {
  readonly config: Pick<Config, 'deskUrl' | 'trustProxy'>;
  readonly pages: DeskSource;
  readonly parts: DeskParts;
  readonly logger: Logger;
}

/** The staff's server, on a port of its own: files, then the pages of the rule table. */
export function createDesk({ config, pages, parts, logger }: DeskOptions): Server {
  const { deskUrl } = config;
  const common = deskHeaders(deskUrl);
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(common)) context.header(name, value);
    if (!context.res.headers.has('Content-Security-Policy'))
      context.header('Content-Security-Policy', closedPolicy);
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  app.get('/healthz', (context) => context.text('ok'));
  app.use(async (context, next) => {
    const { method } = context.req;
    // Passkeys belong to a name; who came by the number is shown to it.
    const host = context.req.header('Host');
    if (deskUrl.startsWith('http:') && host !== new URL(deskUrl).host && method === 'GET') {
      const { pathname, search } = new URL(context.req.url);
      return context.redirect(deskUrl + pathname + search, 307);
    }
    if (!isOurs(method, { get: (name) => context.req.header(name) }, deskUrl))
      return context.text(words.notOurs, 403);
    await next();
  });
  app.use(bodyLimit({ maxSize: bodyMaxBytes, onError: (context) => context.text(words.tooLarge, 413) }));
  app.on(['GET', 'HEAD', 'POST'], '*', async (context) => {
    const nonce = randomBytes(16).toString('base64url');
    const { pathname, search } = new URL(context.req.url);
    const request = asSeenByStaff(context.req.raw, deskUrl + pathname + search);
    const address = addressOf(context, config.trustProxy);
    const response = await pages.renderPage(
      request,
      await deskRequest(parts, { headers: request.headers, address, nonce }),
    );
    // A file that is not there has no page of its own to say so on.
    if (response.status === 404 && !isPage(response) && request.headers.get('Accept')?.includes('text/html'))
      return context.redirect(nowhere, 303);
    const headers = new Headers(response.headers);
    if (isPage(response) && pages.strict) headers.set('Content-Security-Policy', deskPolicy(nonce, deskUrl));
    if (!pages.strict) headers.set('Content-Security-Policy', '');
    headers.set('Cache-Control', 'no-store');
    return new Response(response.body, { status: response.status, headers });
  });
  app.all('*', (context) => context.text(words.method, 405, { Allow: 'GET, HEAD, POST' }));
  app.onError((error, context) => {
    // The message could repeat what a visitor wrote; its kind does not.
    logger.error({ error: error.name }, 'A request to the desk failed.');
    return context.text(words.failed, 500);
  });

  const fallback = getRequestListener(app.fetch);
  const bare = { ...common, 'Content-Security-Policy': closedPolicy };
  return hardenedServer(
    (request, response) => {
      const target = request.url ?? '/';
      const [pathname = '/'] = target.split('?');
      if (pathname.length > pathMaxLength || target.length > deskTargetMaxLength) {
        response.writeHead(414, { ...bare, 'Content-Type': 'text/plain' }).end(words.tooLong);
        return;
      }
      pages.serveFile(pathname, request, response, () => void fallback(request, response));
    },
    { behindProxy: config.trustProxy !== false },
  );
}

/** Behind a proxy we are asked at another address than staff see; redirects and origins are about theirs. */
function asSeenByStaff(request: Request, url: string): Request {
  const { method, headers, signal, body } = request;
  return new Request(url, {
    method,
    headers,
    signal,
    ...(body ? { body, duplex: 'half' } : {}),
  } as RequestInit);
}
