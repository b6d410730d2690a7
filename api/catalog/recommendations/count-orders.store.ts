import type { Database, Transaction } from '../../db/client';
import { sql } from '../../db/sql';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Orders of that many days say what goes together. */
const PAIRS_DAYS = 90;
const POPULAR_DAYS = 30;
const NEW_DAYS = 30;
/** A pair, or a dish, that fewer orders have may be chance. */
export const FEWEST_ORDERS = 5;
/** A pair has to be in one of so many orders of the dish: what hardly anybody takes with it is no advice. */
const ONE_IN = 10;
/** An order of more dishes than that feeds a party; it says little of pairs, and has very many. */
const MOST_DISHES = 15;
/** Remembered of each dish: some may be sold out, or in the cart. */
const PAIRS_KEPT = 8;
/** Popular and new are one of so many dishes at most: what all of the menu is says nothing. */
const SELECT_SHARE = 4;
const MOST_POPULAR = 12;

/** What orders and time say of a dish. */
interface Counted {
  readonly id: string;
  readonly orderedWithIds: string[];
  readonly popularRank: number | null;
  readonly isNew: boolean;
}

/** Ids of shops with dishes. */
export async function readShopIds(db: Database): Promise<string[]> {
  const shops = await db.channel.findMany({ where: { products: { some: {} } }, select: { id: true } });
  return shops.map(({ id }) => id);
}

/**
 * The shop's dishes of which other things are to be said than are stored. Test orders, cancelled ones and carts count
 * nowhere. Two dishes of one category stand in for each other, and are no pair.
 */
export async function readNewCounts(db: Database, channelId: string, now: Date): Promise<Counted[]> {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return sql(db).query<Counted[]>`
    with "dish" as (
      select distinct checkout."id" as "orderId", checkout."placedAt", variant."productId"
      from "Checkout" checkout
      join "CheckoutLine" line on line."checkoutId" = checkout."id"
      join "Variant" variant on variant."id" = line."variantId"
      where checkout."channelId" = ${channelId}::uuid and checkout."placedAt" >= ${since(PAIRS_DAYS)}::timestamptz
        and checkout."status" not in ('OPEN', 'CANCELLED') and not checkout."isTest"
    ), "sold" as (
      select "productId", count(*) as "orders",
        count(*) filter (where "placedAt" >= ${since(POPULAR_DAYS)}::timestamptz) as "lately"
      from "dish" group by "productId"
    ), "small" as (
      select "orderId", "productId" from "dish"
      where "orderId" in (select "orderId" from "dish" group by "orderId" having count(*) <= ${MOST_DISHES}::int)
    ), "pair" as (
      select one."productId", other."productId" as "withId", count(*) as "orders"
      from "small" one join "small" other on other."orderId" = one."orderId" and other."productId" <> one."productId"
      group by one."productId", other."productId" having count(*) >= ${FEWEST_ORDERS}::int
    ), "ranked" as (
      select pair."productId", pair."withId",
        row_number() over (partition by pair."productId" order by pair."orders" desc, pair."withId") as "rank"
      from "pair" pair join "sold" sold on sold."productId" = pair."productId"
      where pair."orders" * ${ONE_IN}::int >= sold."orders" and not exists (
        select from "CategoryProduct" one join "CategoryProduct" other on other."categoryId" = one."categoryId"
        where one."productId" = pair."productId" and other."productId" = pair."withId")
    ), "paired" as (
      select "productId", array_agg("withId" order by "rank") as "ids"
      from "ranked" where "rank" <= ${PAIRS_KEPT}::int group by "productId"
    ), "popular" as (
      select "productId", row_number() over (order by "lately" desc, "productId")::int as "rank"
      from "sold" where "lately" >= ${FEWEST_ORDERS}::int
    ), "menu" as (
      select count(*) as "size", count(*) filter (where "createdAt" >= ${since(NEW_DAYS)}::timestamptz) as "new"
      from "Product" where "channelId" = ${channelId}::uuid
    ), "counted" as (
      select product."id", coalesce(paired."ids", '{}') as "orderedWithIds",
        case when popular."rank" <= least(${MOST_POPULAR}::int, ceil(menu."size" / ${SELECT_SHARE}::numeric))
          then popular."rank" end as "popularRank",
        product."createdAt" >= ${since(NEW_DAYS)}::timestamptz and menu."new" * ${SELECT_SHARE}::int <= menu."size" as "isNew"
      from "Product" product cross join "menu" menu
      left join "paired" paired on paired."productId" = product."id"
      left join "popular" popular on popular."productId" = product."id"
      where product."channelId" = ${channelId}::uuid
    )
    select counted.* from "counted" counted join "Product" product using ("id")
    where (product."orderedWithIds", product."popularRank", product."isNew")
      is distinct from (counted."orderedWithIds", counted."popularRank", counted."isNew")
    order by counted."id"`;
}

/** Not through Prisma: neither the version nor `updatedAt` is another, for staff have changed nothing. */
export async function writeCounts(tx: Transaction, rows: readonly Counted[]): Promise<void> {
  await sql(tx).execute`
    update "Product" product
    set "orderedWithIds" = counted."orderedWithIds", "popularRank" = counted."popularRank", "isNew" = counted."isNew"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted ("id" uuid, "orderedWithIds" uuid[], "popularRank" int, "isNew" boolean)
    where product."id" = counted."id"`;
}
