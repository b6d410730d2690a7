import pg from 'pg';

/** What the database says of the placed orders. */
export interface StoredOrder {
  readonly number: string;
  /** As it was sent. */
  readonly idempotencyKey: string | null;
  /** `YYYY-MM-DD` in the shop's zone. */
  readonly day: string;
  readonly sequence: number;
  readonly lines: number;
  readonly messages: number;
}

export interface UsedSlot {
  readonly startsAt: string;
  /** As the shop counts them. */
  readonly taken: number;
  /** Orders that hold it. */
  readonly orders: number;
}

/** A promo code, as three places tell how often it was used. */
export interface UsedPromo {
  readonly code: string;
  readonly limit: number | null;
  /** As the code counts. */
  readonly used: number;
  /** As they are written down, one for each order. */
  readonly uses: number;
  /** Orders that carry it. */
  readonly orders: number;
}

/** Asks PostgreSQL itself, past everything of ours. */
export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  // A server that is killed is the statement's failure.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export function readOrders(url: string): Promise<StoredOrder[]> {
  return query<StoredOrder>(
    url,
    `select "number", split_part("idempotencyKey", chr(10), -1) as "idempotencyKey", "orderDate"::text as day, "orderSequence" as sequence,
       (select count(*)::int from "CheckoutLine" where "checkoutId" = checkout."id") as lines,
       (select count(*)::int from "OutboxMessage" where "checkoutId" = checkout."id") as messages
     from "Checkout" checkout where "status" <> 'OPEN' order by "orderDate", "orderSequence"`,
  );
}

/** Slots on which the shop's count and the orders may differ; both sides. */
export function readSlots(url: string): Promise<UsedSlot[]> {
  return query<UsedSlot>(
    url,
    `select coalesce(usage."startsAt", held."slotFrom")::text as "startsAt", coalesce(usage."taken", 0) as taken,
       coalesce(held.orders, 0)::int as orders
     from "SlotUsage" usage
     full join (
       select "slotFrom", count(*) as orders from "Checkout"
       where "status" not in ('OPEN', 'CANCELLED') and "slotFrom" is not null group by 1
     ) held on held."slotFrom" = usage."startsAt"`,
  );
}

export function readPromos(url: string): Promise<UsedPromo[]> {
  return query<UsedPromo>(
    url,
    `select "code", "totalLimit" as "limit", "used",
       (select count(*)::int from "PromoUse" where "promoCodeId" = promo."id") as uses,
       (select count(*)::int from "Checkout"
         where "promoCodeId" = promo."id" and "status" not in ('OPEN', 'CANCELLED')) as orders
     from "PromoCode" promo`,
  );
}

/** Messages that still wait to be sent. */
export async function countWaiting(url: string): Promise<number> {
  const [row] = await query<{ waiting: number }>(
    url,
    `select count(*)::int as waiting from "OutboxMessage" where "status" = 'PENDING'`,
  );
  return row?.waiting ?? 0;
}

/** Orders that were begun and neither placed nor undone: those that await their payment, or were given up, have their cart. */
export async function countTorn(url: string): Promise<number> {
  const [row] = await query<{ torn: number }>(
    url,
    `select count(*)::int as torn from "Checkout" where "status" = 'OPEN' and not exists (select from "Cart" where "Cart"."id" = "Checkout"."id")`,
  );
  return row?.torn ?? 0;
}
