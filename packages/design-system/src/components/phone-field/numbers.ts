// The metadata of all countries weighs 29 kB, so this file must be imported lazily.
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export interface Country {
  code: string;
  callingCode: string;
}

export interface ParsedPhoneNumber {
  e164: string;
  country: string | undefined;
  national: string;
}

export const countries: readonly Country[] = getCountries().map((code) => ({
  code,
  callingCode: getCountryCallingCode(code),
}));

function isCountry(code: string): code is CountryCode {
  return countries.some((country) => country.code === code);
}

/** A valid phone number for display. */
export interface FormattedPhoneNumber {
  /** Grouped by no-break spaces: `+39 333 123 4567`, or without the prefix if it was entered without one. */
  text: string;
  /** URL that dials the number: `tel:+393331234567`. */
  href: string | undefined;
}

/** Formats a number. Undefined if it is not valid in any country, or contains more than a number. */
export function formatPhoneNumber(text: string): FormattedPhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'IT', extract: false });
  if (!parsed?.isValid()) return undefined;
  const href = parsed.getURI();
  // The library would write the extension in English.
  if (parsed.ext !== undefined) return { text, href };
  const prefixed = parsed.country !== 'IT' || text.trimStart().startsWith('+');
  const grouped = prefixed ? parsed.formatInternational() : parsed.formatNational();
  return { text: grouped.replaceAll(' ', '\u00a0'), href };
}

/** Parses a number that is valid in its country and has no extension, which E.164 cannot represent. */
export function parsePhoneNumber(text: string, country: string): ParsedPhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, isCountry(country) ? country : undefined);
  if (!parsed?.isValid() || parsed.ext !== undefined) return undefined;
  return { e164: parsed.number, country: parsed.country, national: parsed.formatNational() };
}
