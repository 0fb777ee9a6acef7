import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { renderWhole } from '../app/document/render-whole.server.ts';
import { deskContext } from '../contract/desk/desk-context.ts';
import { NonceContext } from './shell/nonce.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(deskContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  );
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
