import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** How a phone number is shown and dialled. Made on the server: the library is heavier than the page. */
export interface PhoneLink {
  readonly href: string;
  /** With the country code, grouped as its country does. */
  readonly text: string;
}

/** @param e164 - such as `+79123456789`; null stays null. */
export function phoneLink(e164: string | null): PhoneLink | null {
  if (e164 === null) return null;
  const text = parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
  // No line break inside a number.
  return { href: `tel:${e164}`, text: text.replaceAll(' ', '\u00a0') };
}
