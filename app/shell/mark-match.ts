import { fold, foldTyped, wordsOf } from './words-of.ts';

/** A shorter word is no reason to mark the middle of another one. */
const shortestInside = 3;

/**
 * The text in three parts, the middle one being what was typed (should all of it not be there, a word of it), with the
 * signs that nobody types.
 */
export function markMatch(text: string, typed: string): readonly [string, string, string] {
  const whole = foldTyped(typed);
  const letters = [...text];
  const folded = fold(text);
  const parts = wordsOf(whole).flatMap(({ word, root }) => [word, root]);
  const wanted =
    [whole, ...parts].find((part) => {
      const at = startOf(folded, part);
      return at >= 0 && (part === whole || part.length >= shortestInside || beginsWord(folded, at));
    }) ?? '';
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

const beginsWord = (folded: string, at: number) => !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ' ');

/** At the beginning of a word before the middle of one. */
function startOf(folded: string, wanted: string): number {
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1))
    if (beginsWord(folded, at)) return at;
  return folded.indexOf(wanted);
}
