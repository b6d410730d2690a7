/** Why a typed text is no phone number. */
export type PhoneFault = 'INVALID_PHONE' | 'PHONE_EXTENSION';

export interface TypedPhone {
  /** ASCII digits with plain signs between them, `+` before a country's code. */
  readonly text: string;
  readonly fault: PhoneFault | null;
}

/** Digits with what people write between them. */
const NUMBER = /^\+?[\d ().\-/]+$/;
/** A number, a word or a sign, and a few digits more. */
const WITH_EXTENSION = /^\+?[\d ().\-/]{7,}[,;#*\p{L}][,;#*\p{L}.]*[ .:=#]*\d{1,7}$/u;
/** Longer than any number with all that comes along when it is pasted. */
const LONGEST = 100;

/** Blocks of digits begin with their zero. */
function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const isDigit = (value: number) => /\p{Nd}/u.test(String.fromCodePoint(code - value));
  return String([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].findIndex((value) => !isDigit(value)));
}

/**
 * A phone number as people type and paste it: without unseen direction marks, with any dash, any alphabet's digits, `tel:`,
 * `00` for `+` (no national number begins so) and `+44 (0)20`. Which ranges are in use only the server knows.
 */
export function readTypedPhone(typed: string): TypedPhone {
  if (typed.length > LONGEST) return { text: typed, fault: 'INVALID_PHONE' };
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, toAscii)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^tel:\s*/i, '')
    .replace(/^00\s*/, '+')
    .replace(/^(\+[\d ]+)\(0\)/, '$1');
  const { length } = text.replace(/\D/g, '');
  if (NUMBER.test(text) && length >= 7 && length <= 15) return { text, fault: null };
  return { text, fault: WITH_EXTENSION.test(text) ? 'PHONE_EXTENSION' : 'INVALID_PHONE' };
}
