/** What an address may end with by mistake, in the spelling that reaches us. */
const blankEnds = ['/', '+', '%20', '%09', '%c2%a0'];

/** How all of them end, and any blank itself: most addresses are done with by one look. */
const mayBeBlank = /[/+09\s]/;

/**
 * The address that a visitor meant: without trailing blanks and slashes (an old menu led to
 * "/accreditations "), and with single slashes, so that a redirect can never name another host.
 */
export function cleanPath(pathname: string): string {
  let end = pathname.length;
  while (mayBeBlank.test(pathname.charAt(end - 1))) {
    const blank = blankEnds.find((text) => pathname.slice(end - text.length, end).toLowerCase() === text);
    const length = blank?.length ?? (/\s/.test(pathname.charAt(end - 1)) ? 1 : 0);
    if (length === 0) break;
    end -= length;
  }
  return pathname.slice(0, end).replace(/[\\/]{2,}|\\/g, '/') || '/';
}
