// The metadata of all countries weigh 29 kB: this file is only ever imported lazily.
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

export interface ReadNumber {
  /** `+390612345678` */
  e164: string;
  country: string | undefined;
  /** As it is written in its own country. */
  national: string;
}

export const countries: readonly Country[] = getCountries().map((code) => ({
  code,
  callingCode: getCountryCallingCode(code),
}));

function isCountry(code: string): code is CountryCode {
  return countries.some((country) => country.code === code);
}

export interface ShownNumber {
  /** In groups, as it is read: `+39 333 123 4567`, or without the prefix where it was written without one. */
  text: string;
  /** What dials it, in full. Undefined: the words are no number. */
  href: string | undefined;
}

/** A number for reading. Undefined for what is not valid in any country, or more than a number. */
export function groupNumber(text: string): ShownNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'IT', extract: false });
  if (!parsed?.isValid()) return undefined;
  const href = parsed.getURI();
  // The library would write the extension in English.
  if (parsed.ext !== undefined) return { text, href };
  const prefixed = parsed.country !== 'IT' || text.trimStart().startsWith('+');
  return { text: prefixed ? parsed.formatInternational() : parsed.formatNational(), href };
}

/** A number that is valid in its country and has no extension, which the international form cannot hold. */
export function readNumber(text: string, country: string): ReadNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, isCountry(country) ? country : undefined);
  if (!parsed?.isValid() || parsed.ext !== undefined) return undefined;
  return { e164: parsed.number, country: parsed.country, national: parsed.formatNational() };
}
