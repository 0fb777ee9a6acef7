import type { Locale } from './locales.ts';

/**
 * One sentence or phrase for each kind of number a language knows (Intl.PluralRules): English has one and other,
 * Arabic six. `{n}` stands for the number where it is written in digits.
 */
export type PluralWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const rules = new Map<Locale, Intl.PluralRules>();

const rulesOf = (locale: Locale): Intl.PluralRules => {
  const found = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, found);
  return found;
};

/** The form that fits the number, with the number in it. */
export const plural = (locale: Locale, words: PluralWords, n: number): string =>
  (words[rulesOf(locale).select(n)] ?? words.other).replaceAll('{n}', String(n));
