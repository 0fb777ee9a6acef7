import { begins, type Word } from './words-of.ts';

/** In shorter words a slip makes another word. */
const shortest = 5;

/**
 * What was probably meant: words that begin none of the known ones give way to one that is a slip of the keyboard away.
 * Undefined where that changes nothing.
 */
export function withoutSlips(asked: readonly Word[], known: readonly Word[]): string | undefined {
  const meant = asked.map((typed) => {
    if (typed.word.length < shortest || known.some((other) => begins(typed, other))) return typed.word;
    return known.find((other) => isOneSlip(typed.root, other.root))?.word ?? typed.word;
  });
  return meant.some((word, at) => word !== asked[at]?.word) ? meant.join(' ') : undefined;
}

/** A letter is wrong, too many, missing, or has changed places with the next; the first one is right. */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  if (at === 0) return false;
  const [wrong, rest] = [typed.slice(at), meant.slice(at)];
  return (
    wrong.slice(1) === rest.slice(1) ||
    wrong.slice(1) === rest ||
    wrong === rest.slice(1) ||
    (wrong[0] === rest[1] && wrong[1] === rest[0] && wrong.slice(2) === rest.slice(2))
  );
}
