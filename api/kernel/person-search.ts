import { readTypedPhone } from '../../domain/typed-phone';
import { readPhone } from './phone';

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

/** Part of a number, as `readTypedPhone` leaves it. */
const LIKE_PHONE = /^[\d ()+./-]+$/;

function phonePartsOf(typed: string, country: string): string[] {
  const { text } = readTypedPhone(typed);
  const digits = text.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || !LIKE_PHONE.test(text)) return [];
  // A national number begins with 0 or 8 where E.164 has the country's code.
  const withoutTrunk = digits.replace(/^[08]/, '');
  const parts = new Set([readPhone(text, country).phone ?? digits, digits, withoutTrunk]);
  return [...parts].filter((part) => part.length >= FEWEST_DIGITS);
}
