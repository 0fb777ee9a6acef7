/**
 * The address that a visitor meant: without trailing blanks and slashes (an old menu led to
 * "/accreditations "), and with single slashes, so that a redirect can never name another host.
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:%20|%09|%C2%A0|\+|\s|\/)+$/i, '').replace(/[\\/]+/g, '/') || '/';
}
