// The smallest metadata knows each country's lengths and leading digits, which catches a missing digit,
// but not its list of operators, which would refuse a number from a range opened since this package was built.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Formatting that address books and messengers paste along: direction marks, zero-width and soft hyphens.
 * Arabic-Indic and Persian digits are the library's own business.
 */
const pasted = /[\p{Cf}]/gu;

const asciiDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** A code in brackets of its own, which the library does not know; brackets further on it passes over. */
const bracketed = /^\s*[([]\s*(?=[+＋])([^()[\]]*)[)\]]?/;

/** A number as it was typed, without what only came along. */
export const bareNumber = (typed: string): string =>
  typed
    .replace(pasted, '')
    .replace(/^tel:\s*/i, '')
    .replace(bracketed, '$1')
    .replace(/[,;\s]+$/, '');

/** The same in the digits that programs write. */
export const withAsciiDigits = (text: string): string => text.replace(/[٠-٩۰-۹]/g, asciiDigit);

/**
 * The library takes nine digits with almost any beginning. The Emirates' plan has them for mobiles, which begin with 5, and
 * for services such as 600, which are dialled without a 0 before them; what else comes without a country's code is a
 * mobile of Jordan, Sri Lanka, Kenya, France …
 */
function isFromElsewhere(text: string, national: string): boolean {
  const digits = withAsciiDigits(text);
  if (national.length !== 9 || /^\D*(?:[+＋]|00)/.test(digits) || national.startsWith('5')) return false;
  return /^\D*0/.test(digits) || !/^[4-9]00/.test(national);
}

/** The number in E.164, or undefined when it is none. Numbers without a country are read as the Emirates'. */
export function toE164(typed: string): string | undefined {
  const text = bareNumber(typed);
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'AE', extract: false });
  if (!number?.isValid() || isFromElsewhere(text, number.nationalNumber)) return undefined;
  return number.number;
}
