import type { Context, MiddlewareHandler } from 'hono';

const exposed = 'RateLimit, RateLimit-Policy, Retry-After';

/** An Origin header names another site than the one addressed; the browser's own word on that comes first. */
function isForeign(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin';
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('Host');
}

/** Calls from other sites are answered only for the allowed ones; `refuse` makes the answer for the rest. */
export function corsFor(
  allowedOrigins: readonly string[],
  refuse: (c: Context) => Response,
): MiddlewareHandler {
  return async (c, next) => {
    c.header('Vary', 'Origin', { append: true });
    const origin = c.req.header('Origin');
    if (origin === undefined || (!allowedOrigins.includes(origin) && !isForeign(c, origin))) return next();
    if (!allowedOrigins.includes(origin)) return refuse(c);
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Expose-Headers', exposed);
    if (c.req.method !== 'OPTIONS') return next();
    c.header('Access-Control-Allow-Methods', 'POST');
    c.header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    c.header('Access-Control-Max-Age', '600');
    return c.body(null, 204);
  };
}
