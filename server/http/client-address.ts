import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { TrustProxy } from '../config.ts';

/**
 * Whose address counts for rate limits. Behind N trusted proxies it is the Nth entry from the right of
 * X-Forwarded-For: everything further left was written by the client and proves nothing.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trust: TrustProxy,
) {
  const direct = socketAddress ?? 'unknown';
  if (!trust || !forwardedFor) return direct;
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return entries.at(-trust.hops) || direct;
}

export function addressOf(context: Context, trust: TrustProxy): string {
  const { incoming } = context.env as Partial<HttpBindings>;
  return clientAddress(incoming?.socket.remoteAddress, context.req.header('x-forwarded-for'), trust);
}
