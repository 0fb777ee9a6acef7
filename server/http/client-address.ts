import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { TrustProxy } from '../config.ts';

/** Nine proxies' entries with room to spare. What counts stands at the end. */
const forwardedMaxLength = 1000;

/**
 * Whose address counts for rate limits. Behind N trusted proxies it is the Nth entry from the right of
 * X-Forwarded-For: everything further left was written by the client and proves nothing.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trust: TrustProxy,
) {
  const direct = plainAddress(socketAddress ?? '') ?? 'unknown';
  if (!trust || !forwardedFor) return direct;
  const entry = forwardedFor.slice(-forwardedMaxLength).split(',').at(-trust.hops);
  return plainAddress(entry?.trim() ?? '') ?? direct;
}

/** The bare address: some proxies write a port behind it, and brackets around IPv6. Undefined when it is none. */
function plainAddress(text: string): string | undefined {
  const bracketed = text.startsWith('[') ? text.slice(1, Math.max(1, text.indexOf(']'))) : undefined;
  // More than one colon is IPv6, which carries a port only behind brackets.
  const [host = ''] = text.split(':').length === 2 ? text.split(':') : [bracketed ?? text];
  const address = host.toLowerCase().startsWith('::ffff:') && host.includes('.') ? host.slice(7) : host;
  return isIP(address) === 0 ? undefined : address;
}

export function addressOf(context: Context, trust: TrustProxy): string {
  const { incoming } = context.env as Partial<HttpBindings>;
  return clientAddress(incoming?.socket.remoteAddress, context.req.header('x-forwarded-for'), trust);
}
