import { trimWhere } from './trim-where.ts';

/** Blanks, and invisible characters that trim() leaves: zero-width spaces and joiners, byte order marks, word joiners. */
const isInvisible = (sign: string): boolean => /[\s\u200B-\u200F\u2060\uFEFF]/.test(sign);
/** Marks that turn the reading direction of what follows; in one line they only serve to disguise it. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;

/** More marks on one letter than any language puts there; Unicode's own bound for texts that are to be read in a stream. */
const markRun = /\p{M}{31}/u;

/** Putting a run of marks in order takes the square of its length, so such a run stays as it came. */
const composed = (text: string): string => (markRun.test(text) ? text : text.normalize('NFC'));

/**
 * Only for texts whose length has been bounded. Tabs become spaces rather than errors: they come
 * with every paste from a spreadsheet.
 */
export function cleanLine(typed: string): string {
  if (!typed.isWellFormed()) return typed;
  return trimWhere(
    composed(typed)
      .replace(/[\t\u2028\u2029]/g, ' ')
      .replace(directionOverrides, ''),
    isInvisible,
  );
}

/** A form posted without JavaScript sends CR LF where maxlength counted one character. */
export function cleanText(typed: string): string {
  if (!typed.isWellFormed()) return typed;
  return trimWhere(
    composed(typed)
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/\t/g, ' '),
    isInvisible,
  );
}

/** Half a surrogate pair or a control character; a newline counts as one in a single line. */
export function hasForbiddenCharacters(text: string, multiline: boolean): boolean {
  if (!text.isWellFormed()) return true;
  return /\p{Cc}/u.test(multiline ? text.replaceAll('\n', '') : text);
}

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const topLevelLabel = /^\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * What people have, not all that RFC 5321 allows: no quoted local parts, no comments, no address literals,
 * so nothing in an accepted address can start a second header or a second recipient.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || !localPart.test(text.slice(0, at))) return false;
  const labels = text.slice(at + 1).split('.');
  const last = labels.at(-1) ?? '';
  return labels.length >= 2 && labels.every((label) => domainLabel.test(label)) && topLevelLabel.test(last);
}
