import type pg from 'pg';
import { parseHost } from '../channel/host';
import type { Table } from './copy-table.store';
import { type ForeignKey, readForeignKeys, readTables } from './table.store';

/** What all rows of a shop hang on. */
const SHOP = 'Channel';

/** A shop, by the names that people know it by. */
export interface NamedShop {
  readonly id: string;
  readonly hosts: readonly string[];
  /** In its own language. */
  readonly name: string | null;
}

/** A table with rows of a shop. */
export interface ShopTable extends Table {
  /** Which of its rows are the shop's, in SQL. */
  readonly condition: string;
  /** To tables of the list. */
  readonly keys: readonly ForeignKey[];
}

/** There is no such shop; the message lists the existing ones. */
export class ShopUnknown extends Error {
  override readonly name = 'ShopUnknown';
}

/** The shops of a database, the oldest first: none where it was never set up. */
export async function readShops(client: pg.Client): Promise<NamedShop[]> {
  const { rowCount } = await client.query(`select where to_regclass('"${SHOP}"') is not null`);
  if (rowCount === 0) return [];
  const { rows } = await client.query<NamedShop>(
    `select "id"::text, "hosts", "name" ->> "defaultLocale" as "name" from "${SHOP}" order by "createdAt", "id"`,
  );
  return rows;
}

/** For messages. */
export const titlesOf = (shops: readonly NamedShop[]): string =>
  shops.map(({ id, hosts, name }) => `${name ?? 'without a name'} (${hosts.join(', ') || id})`).join('; ');

/**
 * @param asked - a host or the id.
 * @param where - what the shops are in, for the message.
 * @throws {ShopUnknown}
 */
export async function findShop(client: pg.Client, asked: string, where: string): Promise<NamedShop> {
  const shops = await readShops(client);
  const host = parseHost(asked);
  const shop = shops.find(({ id, hosts }) => id === asked || (host !== null && hosts.includes(host)));
  if (shop) return shop;
  throw new ShopUnknown(`There is no shop ${asked} in ${where}. These are: ${titlesOf(shops)}.`);
}

/** Keys of the shop's photos. */
export async function readPhotoKeys(client: pg.Client, shopId: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ key: string }>('select "key" from "Media" where "channelId" = $1', [shopId]);
  return new Set(rows.map(({ key }) => key));
}

/**
 * The tables that a shop's rows stand in, each after those that it refers to. A row belongs to the shop that it refers to, or
 * to that of a row that it can't be without. What refers to no shop is the deployment's own, and left out.
 */
export async function readShopTables(client: pg.Client, shopId: string): Promise<ShopTable[]> {
  const tables = await readTables(client);
  const keys = (await readForeignKeys(client)).filter(({ table, parent }) => table !== parent);
  const conditions = new Map([[SHOP, `"id" = ${client.escapeLiteral(shopId)}`]]);
  const ownedBy = ({ isRequired, parent }: ForeignKey) => isRequired && conditions.has(parent);
  for (let known = 0; known < conditions.size; ) {
    known = conditions.size;
    for (const { name } of tables) {
      const ways = keys.filter((key) => key.table === name && ownedBy(key));
      const way = ways.find(({ parent }) => parent === SHOP) ?? ways[0];
      if (!way || conditions.has(name)) continue;
      const { column, parent, parentColumn } = way;
      conditions.set(
        name,
        `"${column}" in (select "${parentColumn}" from "${parent}" where ${conditions.get(parent) ?? 'false'})`,
      );
    }
  }
  const owned = tables.flatMap((table) => {
    const condition = conditions.get(table.name);
    const own = keys.filter((key) => key.table === table.name && conditions.has(key.parent));
    return condition === undefined ? [] : [{ ...table, condition, keys: own }];
  });
  return parentsFirst(owned);
}

/** The shop itself comes first, whatever it refers to. */
function parentsFirst(tables: readonly ShopTable[]): ShopTable[] {
  const placed = tables.filter(({ name }) => name === SHOP);
  const isPlaced = (name: string) => placed.some((table) => table.name === name);
  while (placed.length < tables.length) {
    const next = tables.filter(({ name, keys }) => !isPlaced(name) && keys.every(({ parent }) => isPlaced(parent)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    placed.push(...next);
  }
  return placed;
}
