import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneGuess } from '../../../contract/problem.ts';
import { bareNumber, withAsciiDigits } from './phone.ts';

/**
 * How mobile numbers are written at home in the countries that most of Dubai comes from. Of those that share a shape the
 * first two are named, which is why they stand in the order of their people here, and a country stands twice where some of
 * its numbers are more likely another's. Shapes that are a number of the Emirates too are never looked at.
 */
const shapes: readonly (readonly [CountryCode, RegExp])[] = [
  ['IN', /^(?:[6-9]\d{9}|0[68]\d{9}|098\d{8})$/],
  ['PK', /^03\d{9}$/],
  ['BD', /^01[3-9]\d{8}$/],
  ['NP', /^9[78]\d{8}$/],
  ['PH', /^0?9(?:[0-79]\d|8[0159])\d{7}$/],
  ['IR', /^09[0139]\d{8}$/],
  ['IN', /^09[0-79]\d{8}$/],
  ['EG', /^01[0125]\d{8}$/],
  ['LK', /^07[0-245-8]\d{7}$/],
  ['CN', /^1(?:3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/],
  ['SY', /^09[3-9]\d{7}$/],
  ['JO', /^07[789]\d{7}$/],
  ['IQ', /^077\d{8}$/],
  ['GB', /^07[1-57-9]\d{8}$/],
  ['IQ', /^07[589]\d{8}$/],
  ['LB', /^(?:03|81)\d{6}$/],
  ['RU', /^89\d{9}$/],
  ['SD', /^09[0129]\d{7}$/],
  ['ET', /^09\d{8}$/],
  ['KE', /^07\d{8}$/],
  ['US', /^(?:1[2-9]|[2-5])\d{2}[2-9]\d{6}$/],
  ['FR', /^0[67]\d{8}$/],
  ['MA', /^0[67]\d{8}$/],
  ['NG', /^0[789][01]\d{8}$/],
  ['AU', /^04\d{8}$/],
];

const guessesMax = 2;

/** Where a number that lacks its country code may be from, with the code before it. */
export function phoneGuesses(typed: string): PhoneGuess[] {
  const text = withAsciiDigits(bareNumber(typed));
  if (/[^\d\s().\p{Pd}]/u.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  return shapes
    .filter(([, shape]) => shape.test(digits))
    .slice(0, guessesMax)
    .flatMap(([region]) => {
      const number = parsePhoneNumberFromString(digits, region);
      return number?.isValid() ? [{ region, number: number.formatInternational() }] : [];
    });
}
