export type Encoding = 'br' | 'gzip';

type Accepted = Readonly<Record<Encoding, boolean>>;

/** Browsers send a handful of different lists, so each is read once; the bound keeps a stranger from filling memory. */
const known = new Map<string, Accepted>();
const mostKnown = 100;
/** Ten times what browsers send. A longer list is not read, and answered without compression. */
const longestList = 500;

/** What an Accept-Encoding header takes; a weight of zero refuses. */
export function acceptedEncodings(header: string): Accepted {
  const seen = known.get(header);
  if (seen) return seen;
  const names = header.length > longestList ? [] : header.split(',').flatMap(takenName);
  const accepted = { br: names.includes('br'), gzip: names.includes('gzip') };
  if (header.length > longestList) return accepted;
  if (known.size >= mostKnown) known.clear();
  known.set(header, accepted);
  return accepted;
}

/** The coding that one entry of the list names, unless its weight refuses it or cannot be read. */
function takenName(entry: string): string[] {
  const [name = '', weight, ...more] = entry.split(';').map((part) => part.trim().toLowerCase());
  if (more.length > 0) return [];
  if (weight === undefined) return [name];
  return weight.startsWith('q=') && Number(weight.slice(2)) > 0 ? [name] : [];
}
