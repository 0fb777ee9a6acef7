import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** A document is always rendered whole, never streamed: what fails on the way becomes an answer of its own, never half a page. */
export async function renderWhole(document: ReactNode, nonce?: string): Promise<string> {
  let failure: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      ...(nonce && { nonce }),
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
  return html;
}
