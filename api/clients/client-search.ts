import type { Prisma } from '../generated/prisma/client';
import { parsePhone } from '../kernel/phone';

/** Digits that are worth looking for in phone numbers: fewer are in almost all of them. */
const FEWEST_DIGITS = 3;
const LONGEST_SEARCH = 100;

/**
 * Which clients a search means: a part of the name, or of the phone as people write it.
 *
 * @param country - the shop's, by which a whole national number is read (ISO 3166-1 alpha-2).
 */
export function clientsMatching(search: string, country: string): Prisma.ClientWhereInput {
  const text = search.normalize('NFC').trim().slice(0, LONGEST_SEARCH);
  if (text === '') return {};
  const digits = text.replace(/\D/g, '');
  const isPhone = digits.length >= FEWEST_DIGITS && /^[\d\s()+.-]+$/.test(text);
  // A national number begins with 0 or 8 where E.164 has the country's code.
  const withoutTrunk = digits.replace(/^[08]/, '');
  const parts = isPhone ? [...new Set([parsePhone(text, country) ?? digits, digits, withoutTrunk])] : [];
  return {
    OR: [
      // Prisma hands `contains` on to LIKE, whose own signs mean themselves here.
      { name: { contains: text.replace(/[%_\\]/g, '\\$&'), mode: 'insensitive' } },
      ...parts.filter((part) => part.length >= FEWEST_DIGITS).map((part) => ({ phone: { contains: part } })),
    ],
  };
}
