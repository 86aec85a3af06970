import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A number in groups, for reading; without a prefix it is of Italy. What is not valid in any country, has an extension or
 * is more than a number stays as it is written.
 */
export function phoneInWords(text: string): string {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'IT', extract: false });
  if (!parsed?.isValid() || parsed.ext !== undefined) return text;
  const prefixed = parsed.country !== 'IT' || text.trimStart().startsWith('+');
  return prefixed ? parsed.formatInternational() : parsed.formatNational();
}
