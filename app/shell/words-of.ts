export interface Word {
  readonly word: string;
  /** The same for one thing and for many. */
  readonly root: string;
}

/**
 * Text as people type it: without capitals, accents, Arabic vowel signs and tatweel; with one alef for أ إ آ, one ya for
 * ى ي ئ, one ha for ة ه. Decomposed, a hamza or madda over a letter is a mark like any other.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

/** Nobody types more to find a page, and what is pasted shall not hold up a phone. */
const longest = 80;

export const foldTyped = (typed: string): string => fold(typed.slice(0, longest).trim());

/** Letters written one by one are one word: A/C, a.c., a c. */
const spelled = /\b([a-z])[./ ](?=[a-z]\b)/g;

/** The words of a folded text; Arabic ones without the article and what is written together with it. */
export const wordsOf = (folded: string): readonly Word[] =>
  folded
    .replace(spelled, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((written) => written.replace(/^[وفبك]?ال(?=\p{L}{2})|^لل(?=\p{L}{2})/u, ''))
    .map((word) => ({ word, root: rootOf(word) }));

/** Few words end so, and the index has thousands. */
function rootOf(word: string): string {
  if (word.endsWith('s'))
    return word
      .replace(/^([a-z]{2,})ies$/, '$1y')
      .replace(/^([a-z]+(?:ch|sh|ss|x))es$/, '$1')
      .replace(/^([a-z]{2,}[^su])s$/, '$1');
  return /[تهن]$/.test(word) ? word.replace(/^(.{3,}?)(?:ات|ه)$|^(.{4,})(?:ين|ون)$/, '$1$2') : word;
}

interface Phrase {
  readonly folded: string;
  readonly words: readonly Word[];
}

/** The index says the same at every letter that is typed; a slow phone takes it apart once. */
const takenApart = new Map<string, Phrase>();

/** A phrase of the index. */
export function takeApart(phrase: string): Phrase {
  const known = takenApart.get(phrase);
  if (known) return known;
  const folded = fold(phrase);
  const parts = { folded, words: wordsOf(folded) };
  takenApart.set(phrase, parts);
  return parts;
}

export const wordsIn = (phrase: string): readonly Word[] => takeApart(phrase).words;

export const isSame = (asked: Word, other: Word): boolean => other.root === asked.root;

export const begins = (asked: Word, other: Word): boolean =>
  other.word.startsWith(asked.root) || isSame(asked, other);
