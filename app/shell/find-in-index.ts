import type { SearchItem } from '../../content/search-index.server.ts';

/**
 * Text as people type it: without capitals, accents, Arabic vowel signs and tatweel; with one alef for أ إ آ, one ya for
 * ى ي ئ, one ha for ة ه. Decomposed, a hamza or madda over a letter is a mark like any other.
 */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

/** The index says the same at every letter that is typed; a slow phone takes it apart once. */
const takenApart = new Map<string, readonly string[]>();

function partsOf(phrase: string): readonly string[] {
  const known = takenApart.get(phrase);
  if (known) return known;
  const words = wordsOf(fold(phrase));
  takenApart.set(phrase, words);
  return words;
}

/** The words of a folded text; Arabic ones without the article and what is written together with it. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{N}/]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/^[وفبك]?ال(?=\p{L}{2})|^لل(?=\p{L}{2})/u, ''));

/** A word stands for its plural, and the other way round. */
const stem = (word: string): string => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);

export interface Found {
  readonly item: SearchItem;
  /** The words for which it was found, where its title does not show them. */
  readonly why: string | undefined;
}

/** Below this, too much begins with what was typed. */
const shortestInText = 3;

/**
 * What holds the text in its name (spec §2), in either language; then what is called so by people; then what says so on
 * its page. Of several words each must be found. Empty text finds nothing.
 */
export function findInIndex(index: readonly SearchItem[], text: string): readonly Found[] {
  const wanted = fold(text.trim());
  const asked = wordsOf(wanted).map(stem);
  if (asked.length === 0) return [];
  return index
    .flatMap((item) => {
      const found = judge(item, wanted, asked);
      return found ? [{ ...found, item }] : [];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ item, why }) => ({ item, why }));
}

function judge(item: SearchItem, wanted: string, asked: readonly string[]) {
  const begins = (phrase: string) => {
    const words = partsOf(phrase);
    return asked.every((word) => words.some((other) => other.startsWith(word)));
  };
  const isCalled = (phrase: string) => {
    const words = partsOf(phrase).map(stem);
    return asked.every((word) => words.includes(word));
  };
  const { title, elsewhere, also, says } = item;
  if (begins(title)) return { rank: 0, why: undefined };
  const name = also.find(isCalled);
  if (name !== undefined) return { rank: 0, why: name };
  if (fold(title).includes(wanted)) return { rank: 1, why: undefined };
  if (fold(elsewhere).includes(wanted)) return { rank: 1, why: elsewhere };
  if (wanted.length < shortestInText) return undefined;
  const nearly = also.find(begins);
  if (nearly !== undefined) return { rank: 1, why: nearly };
  const sentence = says.find(begins);
  if (sentence !== undefined) return { rank: 2, why: sentence };
  // Each word somewhere: "pool cleaning", "ac villa".
  const phrases = [title, elsewhere, ...also, ...says];
  const words = phrases.flatMap(partsOf);
  if (asked.length < 2 || !asked.every((word) => words.some((other) => other.startsWith(word))))
    return undefined;
  return { rank: 3, why: [...also, ...says].find((phrase) => markMatch(phrase, asked[0] ?? '')[1] !== '') };
}

/**
 * The text in three parts, the middle one being what was typed (should all of it not be there, a word of it), with the
 * signs that nobody types.
 */
export function markMatch(text: string, typed: string): readonly [string, string, string] {
  const whole = fold(typed.trim());
  const letters = [...text];
  const folded = fold(text);
  const wanted = [whole, ...wordsOf(whole).map(stem)].find((part) => folded.includes(part)) ?? '';
  if (wanted === '') return [text, '', ''];
  /** How many letters are written where so many are typed. */
  const written = (count: number) => {
    let used = 0;
    for (let length = 0; length < count || fold(letters[used] ?? '-') === ''; used += 1)
      length += fold(letters[used] ?? '-').length;
    return used;
  };
  const at = startOf(folded, wanted);
  const [start, end] = [written(at), written(at + wanted.length)];
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
}

/** At the beginning of a word before the middle of one. */
function startOf(folded: string, wanted: string): number {
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1))
    if (!/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ' ')) return at;
  return folded.indexOf(wanted);
}
