/** What a click may open: pages, mail and phone. Anything else reaches programs, files or network shares. */
const harmless = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'ftps', 'sms', 'news', 'urn', 'doi']);

const invisible = /[\p{Cc}\p{Cf}\p{Zs}]+/gu;

/**
 * Whether a link may stay in a file that is handed on. An address without a scheme is one the writer forgot
 * ("www.example.com") or a place in the same folder; a path of Windows or a share (\\server\x) is neither.
 */
export function isHarmlessLink(target: string): boolean {
  const plain = target.replace(invisible, '').toLowerCase();
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(plain)?.[1];
  if (scheme !== undefined) return harmless.has(scheme);
  return !/^[\\/]{2}/.test(plain);
}

/** A path on the writer's own disk (C:\…, /Users/…): it names nothing on ours and reaches no network. */
export function isOwnDisk(target: string): boolean {
  const plain = target.replace(invisible, '').toLowerCase();
  const path = plain
    .replace(/^file:(?:\/\/(?:localhost)?(?=\/[^\\/]|$))?/, '')
    .replace(/^\/(?=[a-z](?::|%3a))/, '');
  return (
    /^[a-z](?::|%3a)(?![\\/]{2})/.test(path) ||
    /^\/[^\\/]/.test(path) ||
    !/^[a-z][a-z0-9+.-]*:|^[\\/]{2}/.test(path)
  );
}
