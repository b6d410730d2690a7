import { z } from 'zod';
import type { Database } from '../../db/client';
import type { Place } from '../../places/place';
import { wordsOf } from './street-words';

export interface StreetSuggestion {
  readonly street: string;
  readonly house: string | null;
  /** Of the house: a street has many places. */
  readonly place: Place | null;
}

const Houses = z.array(z.tuple([z.string(), z.number(), z.number()]));
const SHORTEST = 2;
const MOST_WORDS = 8;
/** What stands before a number, as `wordsOf` writes it: «д. 12», “No. 12”. */
const HOUSE_WORDS = new Set(['d', 'dom', 'house', 'no', 'n']);

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
  const all = wordsOf(query).slice(0, MOST_WORDS);
  const words = all.filter((word, index) => !(HOUSE_WORDS.has(word) && isNumber(all[index + 1])));
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
  for (const { street, number } of readings(words)) {
    const houses = (await find(street)).flatMap(({ name, houses }) =>
      Houses.parse(houses)
        .filter(([house]) => wordsOf(house).join('').startsWith(number))
        .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
        .map(([house, latitude, longitude]) => ({ street: name, house, place: { latitude, longitude } })),
    );
    if (houses.length > 0) return houses.slice(0, most);
  }
  return [];
}

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d/.test(word);

/** Where the street may end and the number begin: “Street 12/14”, “26 May Street 5 k 2”, and “12 Street”. */
function readings(words: readonly string[]): { readonly street: string[]; readonly number: string }[] {
  const ends = words.flatMap((word, index) => (isNumber(word) && index > 0 ? [index] : []));
  const behind = ends.map((end) => ({ street: words.slice(0, end), number: words.slice(end).join('') }));
  const [first = '', ...rest] = words;
  return isNumber(first) && rest.length > 0 ? [...behind, { street: rest, number: first }] : behind;
}
