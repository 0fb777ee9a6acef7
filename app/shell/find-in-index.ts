import type { SearchIndex, SearchItem } from '../../content/search-index.server.ts';
import { withoutSlips } from './without-slips.ts';
import { begins, foldTyped, isSame, takeApart, type Word, wordsIn, wordsOf } from './words-of.ts';

export interface Found {
  readonly item: SearchItem;
  /** The words for which it was found, where its title does not show them. */
  readonly why: string | undefined;
}

interface Judged {
  readonly rank: number;
  readonly why: string | undefined;
}

/** From here on a thing is not called so; its page says it. */
const said = 20;
/** What lacks a word that may be passed over comes after all that are called by every word. */
const later = 10;
/** Of a shorter word every text holds a beginning. */
const shortestBeginning = 3;
/** Shorter ones hold a sentence together. */
const shortestAlone = 4;

/**
 * What holds the text in its name (spec §2), in either language, and what is called so by people; then what says so on its
 * page. Of several words each must be found. Where nothing is, a slip of the keyboard is forgiven. Empty text finds nothing.
 */
export function findInIndex(index: SearchIndex, typed: string): readonly Found[] {
  const text = foldTyped(typed);
  const asked = wordsOf(text);
  const found = search(index, text, asked);
  if (found.length > 0) return found;
  const names = index.items.flatMap(({ title, elsewhere, also }) => [title, elsewhere, ...also]);
  const meant = withoutSlips(asked, [...names, ...index.passedOver].flatMap(wordsIn));
  return meant === undefined ? [] : search(index, meant, wordsOf(meant));
}

function search(index: SearchIndex, text: string, asked: readonly Word[]): readonly Found[] {
  // Signs alone are no words.
  if (asked.length === 0)
    return index.items
      .filter(({ title }) => text !== '' && takeApart(title).folded.includes(text))
      .map((item) => ({ item, why: undefined }));
  const fewer = withFewerWords(index.passedOver.flatMap(wordsIn), asked);
  return index.items
    .flatMap((item) => {
      const judged = [
        judge(item, text, asked),
        ...fewer.map((words) => postponed(judge(item, text, words, fewer.length > 1))),
      ].filter((each) => each !== undefined);
      const [best] = judged.sort((one, other) => one.rank - other.rank);
      return best ? [{ ...best, item }] : [];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ item, why }) => ({ item, why }));
}

const postponed = (judged: Judged | undefined) => judged && { ...judged, rank: judged.rank + later };

/**
 * "Lift maintenance" is the lift's page, which says nothing of maintenance. Of words that all may be passed over each
 * is enough. The last one may not be whole yet.
 */
function withFewerWords(passedOver: readonly Word[], asked: readonly Word[]): readonly (readonly Word[])[] {
  const telling = asked.filter(
    (word, at) => !passedOver.some((other) => (at === asked.length - 1 ? begins : isSame)(word, other)),
  );
  if (telling.length === asked.length) return [];
  if (telling.length > 0) return [telling];
  return asked.filter(({ word }) => word.length >= shortestAlone).map((word) => [word]);
}

function judge(
  { title, elsewhere, also, says }: SearchItem,
  text: string,
  asked: readonly Word[],
  namesOnly = false,
): Judged | undefined {
  const titles = [title, elsewhere];
  const isCalled = (phrase: string) => asked.every((word) => hasWord(phrase, word, isSame));
  const isCalledJustSo = (phrase: string) => isCalled(phrase) && wordsIn(phrase).length === asked.length;
  // The last word may not be whole yet.
  const beginsSo = (phrase: string) =>
    asked.every((word) => hasWord(phrase, word, text.endsWith(word.word) ? begins : beginsLong));
  const beginsMuch = (phrase: string) => asked.every((word) => hasWord(phrase, word, beginsLong));
  const steps = [
    [0, titles, isCalled],
    // A whole word is more than the beginning of a title: AC is air conditioning before it is accreditations.
    [1, also, isCalledJustSo],
    [2, also, isCalled],
    [3, titles, beginsSo],
    [4, titles, (title: string) => takeApart(title).folded.includes(text)],
    [5, also, beginsMuch],
  ] as const;
  for (const [rank, phrases, fits] of steps) {
    const phrase = phrases.find(fits);
    if (phrase !== undefined) return { rank, why: phrase === title || beginsSo(title) ? undefined : phrase };
  }
  const reasons = [elsewhere, ...also, ...says];
  const isSomewhere = (word: Word) => [title, ...reasons].some((phrase) => hasWord(phrase, word, beginsLong));
  if (namesOnly || !asked.every(isSomewhere)) return undefined;
  const sentence = says.find(beginsMuch);
  if (sentence !== undefined) return { rank: said, why: sentence };
  // Each word in another place: "pool chlorine", "ac villa".
  const unseen = asked.find((word) => !hasWord(title, word, beginsLong));
  return {
    rank: said + 1,
    why: unseen && reasons.find((phrase) => hasWord(phrase, unseen, beginsLong)),
  };
}

const beginsLong = (word: Word, other: Word) =>
  (word.word.length < shortestBeginning ? isSame : begins)(word, other);

const hasWord = (phrase: string, word: Word, fits: typeof begins) =>
  wordsIn(phrase).some((other) => fits(word, other));
