import fc from 'fast-check';
import { globalId } from '../../../api/graphql/testing';
import { query } from '../stage/ledger';
import { choose, type Draw, happens } from './draw';
import { hostileText } from './hostile';

/** What a caller may have found out: ids of rows of all shops, slugs, codes and links. */
export interface Known {
  /** Ids as they stand in the database, by table; the API's ids name the table as their type. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly words: readonly string[];
}

/** The oldest are another shop's, the latest what the requests made themselves. */
const ROWS = 6;

const WORDS = `
  select "slug" as word from "Product" union select "slug" from "Category" union select "slug" from "Page"
  union select "code" from "PromoCode" union select "login" from "StaffMember" union select "number" from "Checkout"
  union select "token" from "Checkout" union select split_part("idempotencyKey", chr(10), -1) from "Checkout" union select "phone" from "Client"`;

export async function readKnown(url: string): Promise<Known> {
  const tables = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
  );
  const rows = await query<{ name: string; id: string }>(
    url,
    tables
      .flatMap(({ name }) =>
        ['asc', 'desc'].map(
          (order) => `(select '${name}' as name, "id"::text from "${name}" order by "id" ${order} limit ${ROWS})`,
        ),
      )
      .join(' union all '),
  );
  const words = await query<{ word: string | null }>(url, WORDS);
  return { ids: byTable(rows), words: words.flatMap(({ word }) => (word === null ? [] : [word])) };
}

function byTable(rows: readonly { readonly name: string; readonly id: string }[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { name, id } of rows) ids.set(name, [...(ids.get(name) ?? []), id]);
  return ids;
}

/** Mostly an id of the type that is wanted, of one shop or the other; else of another type, of no row, or none at all. */
export function drawId(draw: Draw, known: Known, typename: string | null): string {
  if (happens(draw, 6)) return draw(hostileText);
  const types = [...known.ids.keys()];
  const isRight = typename !== null && !happens(draw, 8);
  const type = isRight || types.length === 0 ? (typename ?? 'Product') : choose(draw, types);
  const ids = known.ids.get(type) ?? [];
  if (ids.length === 0 || happens(draw, 8)) return globalId(type, draw(fc.uuid()));
  if (happens(draw, 4)) return globalId(type, draw(hostileText));
  return globalId(type, choose(draw, ids));
}

export function drawWord(draw: Draw, { words }: Known): string {
  return words.length === 0 || happens(draw, 20) ? draw(hostileText) : choose(draw, words);
}
