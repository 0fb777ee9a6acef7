import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { deskContext } from '../contract/desk/desk-context.ts';
import { NonceContext } from './shell/nonce.ts';

/** A page is rendered whole: what fails on the way becomes an answer of its own, never half a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(deskContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  let failure: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failure = error;
        },
      },
    );
  });
  if (failure) throw failure;
  return new Response(html, { status, headers });
}

/** React Router would print what failed, and with it what visitors wrote. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // Somebody who went away is no failure.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(deskContext).failed(error);
}
