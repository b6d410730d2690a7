import { z } from 'zod';
import type { Database } from '../db/client';
import type { Place } from '../zones/place';
import { wordsOf } from './street-words';

export interface StreetSuggestion {
  readonly street: string;
  readonly house: string | null;
  /** Of the house: a street has many places. */
  readonly place: Place | null;
}

const Houses = z.array(z.tuple([z.string(), z.number(), z.number()]));
const SHORTEST = 2;
const MOST_WORDS = 6;

interface Sought {
  readonly channelId: string;
  /** As it is typed. */
  readonly query: string;
  readonly most: number;
}

/** Streets whose name has words that begin like those typed; with a number, their houses. */
export async function suggestStreets(
  db: Pick<Database, 'street'>,
  { channelId, query, most }: Sought,
): Promise<StreetSuggestion[]> {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  if (words.join('').length < SHORTEST) return [];
  const find = (sought: readonly string[]) =>
    db.street.findMany({
      where: {
        channelId,
        AND: sought.map((word) => ({ OR: [{ key: { startsWith: word } }, { key: { contains: ` ${word}` } }] })),
      },
      orderBy: { name: 'asc' },
      take: most,
    });
  // A number can be part of a name: 26 May Street.
  const named = await find(words);
  if (named.length > 0) return named.map(({ name }) => ({ street: name, house: null, place: null }));
  const number = words.findLast((word) => /^\d/.test(word));
  const rest = words.filter((word) => word !== number);
  if (number === undefined || rest.length === 0) return [];
  return (await find(rest))
    .flatMap(({ name, houses }) =>
      Houses.parse(houses)
        .filter(([house]) => wordsOf(house).join('').startsWith(number))
        .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
        .map(([house, latitude, longitude]) => ({ street: name, house, place: { latitude, longitude } })),
    )
    .slice(0, most);
}
