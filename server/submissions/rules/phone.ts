// The smallest metadata knows each country's lengths and leading digits, which catches a missing digit,
// but not its list of operators, which would refuse a number from a range opened since this package was built.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Formatting that address books and messengers paste along: direction marks, zero-width and soft hyphens.
 * Arabic-Indic and Persian digits are the library's own business.
 */
const pasted = /[\p{Cf}]/gu;

/** The number in E.164, or undefined when it is none. Numbers without a country are read as the Emirates'. */
export function toE164(typed: string): string | undefined {
  const text = typed.replace(pasted, '').replace(/^tel:\s*/i, '');
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'AE', extract: false });
  return number?.isValid() ? number.number : undefined;
}
