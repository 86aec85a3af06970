import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Reads a number without prefix as Italian. Invalid numbers, extensions and other text stay as written. */
export function formatPhone(text: string): string {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'IT', extract: false });
  if (!parsed?.isValid() || parsed.ext !== undefined) return text;
  const prefixed = parsed.country !== 'IT' || text.trimStart().startsWith('+');
  return prefixed ? parsed.formatInternational() : parsed.formatNational();
}
