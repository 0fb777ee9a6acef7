export type Encoding = 'br' | 'gzip';

type Accepted = Readonly<Record<Encoding, boolean>>;

/** Browsers send a handful of different lists, so each is read once; the bound keeps a stranger from filling memory. */
const known = new Map<string, Accepted>();
const mostKnown = 100;

/** What an Accept-Encoding header takes; a weight of zero refuses. */
export function acceptedEncodings(header: string): Accepted {
  const seen = known.get(header);
  if (seen) return seen;
  const takes = (name: Encoding) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0+)?\\s*(,|$))[\\d.]+)?\\s*(,|$)`).test(header);
  const accepted = { br: takes('br'), gzip: takes('gzip') };
  if (known.size >= mostKnown) known.clear();
  known.set(header, accepted);
  return accepted;
}
