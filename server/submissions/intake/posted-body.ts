import type { IncomingMessage } from 'node:http';

/** What came with a request: the headers that describe its body, bounded, and the body as it arrives. */
export interface PostedBody {
  readonly contentType: string;
  readonly isEncoded: boolean;
  /** As declared; undefined where the body comes in chunks. */
  readonly length: number | undefined;
  /** May be left unread: the rest is thrown away by who holds the connection (server/http/discard-rest.ts). */
  chunks(): AsyncIterator<Uint8Array>;
}

/** A boundary has 70 characters, a charset a few; a much longer type is none of ours. */
const contentTypeMaxLength = 2000;

const described = (header: (name: string) => string | undefined): Omit<PostedBody, 'chunks'> => {
  const contentType = header('content-type') ?? '';
  const length = header('content-length');
  return {
    contentType: contentType.length > contentTypeMaxLength ? '' : contentType,
    isEncoded: header('content-encoding') !== undefined,
    length: length === undefined ? undefined : Number(length),
  };
};

/** Straight from the connection: nothing else touches the bytes. */
export function postedOver(incoming: IncomingMessage): PostedBody {
  return {
    ...described((name) => incoming.headers[name] as string | undefined),
    chunks: () => incoming.iterator({ destroyOnReturn: false }),
  };
}

export function postedIn(request: Request): PostedBody {
  return {
    ...described((name) => request.headers.get(name) ?? undefined),
    chunks: () => (request.body ?? new Blob().stream()).values({ preventCancel: true }),
  };
}

/** The type without parameters, lower case. */
export const mediaTypeOf = (contentType: string): string =>
  (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
