/** Longer words are told apart by their beginning; a message of nothing but words must not swell the index. */
const wordMaxLength = 32;
const wordsMax = 400;
/** What a person types into a search field, and a little more. */
const queryMaxLength = 200;
const queryWordsMax = 8;

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Spelling variants that people do not tell apart: case, accents, Arabic vowel signs, forms of alef, digits. */
function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase();
}

/**
 * What ends a word: everything but letters and digits, and the few letters that SQLite's own tables take for signs. It would
 * break a word at them, and a query of broken words is one that its index cannot answer.
 */
const wordEnd = /(?:[^\p{L}\p{N}]|[\u19b0-\u19c0\u19c8\u19c9\u1cf2\u1cf3])+/u;

const wordsOf = (text: string): string[] =>
  normalise(text)
    .split(wordEnd)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, wordMaxLength).join(''));

/** A number in each way somebody may begin to type it: +971 50 …, 050 …, 50 …. */
function phoneForms(e164: string): string[] {
  const digits = e164.replace(/\D/g, '');
  const national = digits.startsWith('971') ? digits.slice(3) : digits;
  return digits === '' ? [] : [digits, `0${national}`, national];
}

/** Everything an entry is found by, as words between spaces. Letters and digits only, whatever a visitor typed. */
export function searchTextOf(entry: { reference: string; fields: Readonly<Record<string, string>> }): string {
  const { phoneE164 = '', ...fields } = entry.fields;
  const words = new Set([
    ...wordsOf(entry.reference),
    entry.reference.replace(/^NSQ-|-/g, '').toLowerCase(),
    ...phoneForms(phoneE164),
    ...Object.values(fields).flatMap(wordsOf),
  ]);
  return [...words].slice(0, wordsMax).join(' ');
}

/** What was typed into the search field, as the beginnings of words that must all be there. */
export function searchWords(query: string): string[] {
  const asked = query.slice(0, queryMaxLength);
  const digits = normalise(asked).replace(/[\s()+./-]/g, '');
  // A phone number is one word, however it is grouped; 00 stands for the plus sign.
  if (/^\d{5,}$/.test(digits)) return [digits.replace(/^00/, '')];
  return [...new Set(wordsOf(asked))].slice(0, queryWordsMax);
}

/** All of these words, by their beginnings, as SQLite's full-text index is asked. */
export const matchOf = (words: readonly string[]): string => words.map((word) => `"${word}"*`).join(' AND ');
