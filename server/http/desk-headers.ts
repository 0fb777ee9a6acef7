/** On every answer of the desk. Nothing of it may be kept, framed, sniffed or told to other sites. */
export function deskHeaders(deskUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Not no-referrer: browsers would then post forms with the origin "null".
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Frame-Options': 'DENY',
    ...(deskUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/**
 * A page's policy. Scripts by a word made for this one answer, not by their hashes as on the site: these pages show
 * what strangers wrote, and a hash taken of the finished page would bless whatever had slipped into it.
 */
export const deskPolicy = (nonce: string, deskUrl: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(deskUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
