// The `max` metadata knows every number range; it is too heavy for a browser, which reads as far as `domain/typed-phone`.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type PhoneFault, readTypedPhone } from '../../domain/typed-phone';

export type ReadPhone =
  | { readonly phone: string; readonly fault: null }
  | { readonly phone: null; readonly fault: PhoneFault };

/**
 * A phone number as it is stored: E.164, such as `+79123456789`. A number of the right length may be of a range that is
 * newer than the library: it is taken, and {@link isKnownPhone} says so.
 *
 * @param typed - as people write it: national of the shop's country (`8 912 …` in RU and KZ), else international, with
 *   `+`, `00` or neither, or as Russia and Kazakhstan dial at home.
 * @param country - the shop's, ISO 3166-1 alpha-2.
 */
export function readPhone(typed: string, country: string): ReadPhone {
  const { text, fault } = readTypedPhone(typed);
  if (fault) return { phone: null, fault };
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const home = parse(text, defaultCountry);
  const digits = text.replace(/\D/g, '');
  const abroad = text.startsWith('+')
    ? []
    : [`+${digits}`, ...(/^8\d{10}$/.test(digits) ? [`+7${digits.slice(1)}`] : [])];
  const found = home?.isPossible() ? home : abroad.map((number) => parse(number)).find((number) => number?.isValid());
  return found ? { phone: found.number, fault: null } : { phone: null, fault: 'INVALID_PHONE' };
}

const parse = (text: string, defaultCountry?: CountryCode) =>
  parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false });

/** Whether the number is of a range that is known to be in use. @param e164 - as it is stored. */
export function isKnownPhone(e164: string): boolean {
  return parse(e164)?.isValid() ?? false;
}

/** For reading: with the country's code, grouped as its country does. What is no E.164 stays as it is. */
export function phoneText(e164: string): string {
  return parse(e164)?.formatInternational() ?? e164;
}
