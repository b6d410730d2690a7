import type { Prisma } from '../generated/prisma/client';
import { readPersonSearch } from '../kernel/person-search';

/**
 * Which clients a search means: a part of the name, or of the phone as people write it.
 *
 * @param country - the shop's, by which a whole national number is read (ISO 3166-1 alpha-2).
 */
export function clientsMatching(search: string, country: string): Prisma.ClientWhereInput {
  const wanted = readPersonSearch(search, country);
  if (!wanted) return {};
  return {
    OR: [
      { name: { contains: wanted.text, mode: 'insensitive' } },
      ...wanted.phoneParts.map((part) => ({ phone: { contains: part } })),
    ],
  };
}
