import { readTypedPhone } from '../../../domain/typed-phone';

/** Countries whose numbers begin with +7, dialled with 8 inside. */
const SEVEN: readonly string[] = ['RU', 'KZ'];

/**
 * A phone number as it should stand in the field after leaving it: `8 (912) 345-67-89` → `+7 912 345-67-89`. Only what
 * is sure is changed; the server has the last word.
 *
 * @param countryCode - the shop's.
 */
export function tidyPhone(typed: string, countryCode: string): string {
  const { text, fault } = readTypedPhone(typed);
  const national = SEVEN.includes(countryCode) ? nationalOfSeven(text.replace(/\D/g, ''), text.startsWith('+')) : null;
  if (fault || !national) return text;
  return national.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');
}

/** The ten digits after +7, however the number was written; null when it is no such number. */
function nationalOfSeven(digits: string, isInternational: boolean): string | null {
  if (digits.length === 11 && digits.startsWith('7')) return digits.slice(1);
  if (isInternational) return null;
  if (digits.length === 11 && digits.startsWith('8')) return digits.slice(1);
  return digits.length === 10 ? digits : null;
}

/** Whether both are the same number, however its digits are set apart. */
export function isSamePhone(one: string, other: string): boolean {
  const [digits, otherDigits] = [one, other].map((text) => text.replace(/[^\d+]/g, ''));
  return digits === otherDigits;
}
