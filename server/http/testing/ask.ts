import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** A bare request: fetch would tidy up the path and refuse odd headers. */
export function ask(
  address: string,
  path: string,
  { body, ...options }: RequestOptions & { readonly body?: Buffer | string } = {},
): Promise<Answered> {
  const started = performance.now();
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ agent, hostname, port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          ms: performance.now() - started,
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
