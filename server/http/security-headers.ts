import { createHash } from 'node:crypto';
import { company } from '../../content/model/company.ts';
import type { Config } from '../config.ts';

type SiteConfig = Pick<Config, 'siteUrl' | 'apiOrigin'>;

/** On every answer, whatever it is. */
export function commonHeaders({ siteUrl }: SiteConfig): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** For everything that is not a page: nothing may load, nobody may frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A page's policy: its own inline scripts and styles by their hashes, and otherwise only files of this site. */
export function pagePolicy(html: string, { siteUrl, apiOrigin }: SiteConfig): string {
  const scripts = hashes(
    html,
    /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs,
  );
  const styles = hashes(html, /<style[^>]*>(.*?)<\/style>/gs);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    `frame-src ${company.maps.origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashes(html: string, elements: RegExp): Set<string> {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return new Set([...html.matchAll(elements)].map((match) => `'sha256-${hash(match[1] ?? '')}'`));
}
