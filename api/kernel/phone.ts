// The `max` metadata knows every number range; it is too heavy for a browser, so only the server judges.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Longer than any number with its punctuation. */
const MAXIMUM_TYPED = 40;

function toCountry(code: string): CountryCode | undefined {
  return isSupportedCountry(code) ? code : undefined;
}

/**
 * A phone number as it is stored: E.164, such as `+79123456789`.
 *
 * @param typed - as people write it: national of the shop's country (`8 912 …` in RU and KZ) or international.
 * @param country - the shop's, ISO 3166-1 alpha-2.
 * @returns `null` when it is no number that could ring: wrong length, unassigned range, an extension, other text around it.
 */
export function parsePhone(typed: string, country: string): string | null {
  if (typed.length > MAXIMUM_TYPED) return null;
  const phone = parsePhoneNumberFromString(typed.trim(), { defaultCountry: toCountry(country), extract: false });
  return phone?.isValid() && !phone.ext ? phone.number : null;
}

/** For reading: national in the shop's own country, international otherwise. */
export function formatPhone(e164: string, country: string): string {
  const phone = parsePhoneNumberFromString(e164);
  if (!phone) return e164;
  return phone.country === country ? phone.formatNational() : phone.formatInternational();
}

/** For whoever may know that there is a number, not which: all but the last two digits are hidden. */
export function maskPhone(e164: string): string {
  return e164.replace(/\d(?=\d{2})/g, '•');
}
