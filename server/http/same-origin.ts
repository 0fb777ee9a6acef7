type Headers = { get(name: string): string | null | undefined };

/**
 * Whether a request comes from the desk's own pages. What changes something must say so twice where the browser
 * can (Fetch Metadata and Origin) and at least once where it cannot. What only reads may be a link from elsewhere
 * that opens a page of its own, never a script, a picture or a frame of another site.
 */
export function isOurs(method: string, headers: Headers, origin: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const named = headers.get('Origin');
  if (method !== 'GET' && method !== 'HEAD') {
    if (site && site !== 'same-origin') return false;
    return named === origin;
  }
  if (!site || site === 'same-origin' || site === 'none') return !named || named === origin;
  return headers.get('Sec-Fetch-Mode') === 'navigate' && headers.get('Sec-Fetch-Dest') === 'document';
}
