import { parsePhone } from './phone';

/** Digits that are worth looking for in phone numbers: fewer are in almost all of them. */
const FEWEST_DIGITS = 3;
const LONGEST_SEARCH = 100;

/** What somebody typed to find a person, ready for `contains`. */
export interface PersonSearch {
  /** Prisma hands `contains` on to LIKE, whose own signs mean themselves here. */
  readonly text: string;
  /** Parts of a phone number in E.164, any of which will do; empty where a name is meant. */
  readonly phoneParts: readonly string[];
}

/**
 * Reads a search for a part of a name, or of a phone number as people write it.
 *
 * @param country - the shop's, by which a whole national number is read (ISO 3166-1 alpha-2).
 * @returns null when nothing is looked for.
 */
export function readPersonSearch(typed: string, country: string): PersonSearch | null {
  const text = typed.normalize('NFC').trim().slice(0, LONGEST_SEARCH);
  if (text === '') return null;
  return { text: text.replace(/[%_\\]/g, '\\$&'), phoneParts: phonePartsOf(text, country) };
}

/** Address books and messengers put signs around numbers that nobody sees. */
const UNSEEN = /\p{Cf}/gu;
/** Digits with whatever people write between them; dashes of any length. */
const LIKE_PHONE = /^[\d\s()+./\p{Pd}]+$/u;

function phonePartsOf(typed: string, country: string): string[] {
  // `+44 (0)20`: a digit for those who call from within the country.
  const text = typed.replace(UNSEEN, '').replace(/(?<=\+\d+\s*)\(0\)/u, '');
  const digits = text.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || !LIKE_PHONE.test(text)) return [];
  // A national number begins with 0 or 8 where E.164 has the country's code; calls abroad begin with 00.
  const withoutTrunk = digits.replace(/^(?:00|[08])/, '');
  const parts = new Set([parsePhone(text, country) ?? digits, digits, withoutTrunk]);
  return [...parts].filter((part) => part.length >= FEWEST_DIGITS);
}
