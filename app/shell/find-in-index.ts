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

/** What holds the text in its name (spec §2), in either language. Empty text finds nothing. */
export function findInIndex(index: readonly SearchItem[], text: string): readonly SearchItem[] {
  const wanted = fold(text.trim());
  if (wanted === '') return [];
  return index.filter(({ title, elsewhere }) =>
    [title, elsewhere].some((name) => fold(name).includes(wanted)),
  );
}

/** The title in three parts, the middle one being what was typed, with the signs that nobody types. */
export function markMatch(title: string, text: string): readonly [string, string, string] {
  const wanted = fold(text.trim());
  const letters = [...title];
  const at = fold(title).indexOf(wanted);
  if (wanted === '' || at < 0) return [title, '', ''];
  /** How many letters are written where so many are typed. */
  const written = (typed: number) => {
    let count = 0;
    for (let length = 0; length < typed || fold(letters[count] ?? '-') === ''; count += 1)
      length += fold(letters[count] ?? '-').length;
    return count;
  };
  const [start, end] = [written(at), written(at + wanted.length)];
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
}
