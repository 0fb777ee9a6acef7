import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneGuess } from '../../../contract/problem.ts';

/**
 * How mobile numbers are written at home in the countries that most of Dubai comes from, in the order of their
 * people here. Shapes that are a number of the Emirates too are never looked at.
 */
const shapes: readonly (readonly [CountryCode, RegExp])[] = [
  ['IN', /^[6-9]\d{9}$/],
  ['PK', /^03\d{9}$/],
  ['BD', /^01[3-9]\d{8}$/],
  ['PH', /^09\d{9}$/],
  ['EG', /^01[0125]\d{8}$/],
  ['NP', /^9[78]\d{8}$/],
  ['GB', /^07\d{9}$/],
  ['CN', /^1[3-9]\d{9}$/],
  ['US', /^[2-5]\d{2}[2-9]\d{6}$/],
];

const guessesMax = 2;

const asciiDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** Where a number that lacks its country code may be from, with the code before it. */
export function phoneGuesses(typed: string): PhoneGuess[] {
  const text = typed.replace(/[٠-٩۰-۹]/g, asciiDigit);
  if (/\+|[^\d\s().-]/.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  return shapes
    .filter(([, shape]) => shape.test(digits))
    .slice(0, guessesMax)
    .flatMap(([region]) => {
      const number = parsePhoneNumberFromString(digits, region);
      return number?.isValid() ? [{ region, number: number.formatInternational() }] : [];
    });
}
