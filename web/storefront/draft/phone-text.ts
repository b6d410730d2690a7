/** Countries whose numbers begin with +7, dialled with 8 inside. */
const SEVEN: readonly string[] = ['RU', 'KZ'];

/**
 * A phone number as it should stand in the field after leaving it: `8 (912) 345-67-89` → `+7 912 345-67-89`. Only what
 * is sure is changed; the server has the last word.
 *
 * @param countryCode - the shop's.
 */
export function tidyPhone(typed: string, countryCode: string): string {
  const text = typed.trim().replace(/^(?:tel:)/i, '');
  const digits = text.replace(/\D/g, '');
  const isInternational = text.startsWith('+') || text.startsWith('00');
  const national = SEVEN.includes(countryCode) ? nationalOfSeven(digits, isInternational) : null;
  if (national) return national.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');
  if (text.startsWith('00')) return `+${text.slice(2).trim()}`;
  return text;
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

/** What no phone number can be: fewer than 7 digits, more than 15, or letters. */
export function isPhoneLike(text: string): boolean {
  const count = text.replace(/\D/g, '').length;
  return count >= 7 && count <= 15 && /^[+\d\s().\-–/]*$/.test(text.trim());
}
