import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { deferScripts } from './document/defer-scripts.server.ts';

/** Pages are small and mostly prerendered, so a document is always rendered whole, never streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  withoutTrailingSlash(routerContext);
  let failure: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failure = error;
      },
    });
  });
  if (failure) throw failure;
  return new Response(import.meta.env.PROD ? deferScripts(html) : html, { status, headers });
}

/** Prerendering asks for "/faqs/"; what a component makes of the path must be what the browser at "/faqs" makes of it. */
function withoutTrailingSlash({ staticHandlerContext }: EntryContext): void {
  const { location } = staticHandlerContext;
  staticHandlerContext.location = { ...location, pathname: location.pathname.replace(/(.)\/$/, '$1') };
}
