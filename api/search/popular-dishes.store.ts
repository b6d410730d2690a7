import type { Database } from '../db/client';
import { sql } from '../db/sql';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Orders of that many days say what is liked now. */
export const POPULAR_DAYS = 30;
/** Dishes that are remembered: some of them may be sold out, or gone, when they are asked for. */
const REMEMBERED = 48;
/** Sums of a month are made so often at most. */
const FRESH_MS = 5 * 60 * 1000;

interface Kept {
  readonly at: number;
  readonly ids: Promise<readonly string[]>;
}

const kept = new WeakMap<Database, Map<string, Kept>>();

/** What was ordered most lately, the most first: ids of dishes. Empty until something was. */
export async function readPopularDishes(db: Database, channelId: string, now: Date): Promise<readonly string[]> {
  const shops = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, shops);
  const present = shops.get(channelId);
  if (present && Math.abs(now.getTime() - present.at) < FRESH_MS) return present.ids;
  const ids = sumDishes(db, channelId, now);
  const fresh = { at: now.getTime(), ids };
  shops.set(channelId, fresh);
  const forget = () => {
    if (shops.get(channelId) === fresh) shops.delete(channelId);
  };
  // The first orders of a new shop show at once.
  ids.then(({ length }) => length === 0 && forget(), forget);
  return ids;
}

async function sumDishes(db: Database, channelId: string, now: Date): Promise<readonly string[]> {
  const since = new Date(now.getTime() - POPULAR_DAYS * DAY_MS);
  const rows = await sql(db).query<{ id: string }[]>`
    select variant."productId" as "id"
    from "Checkout" checkout
    join "CheckoutLine" line on line."checkoutId" = checkout."id"
    join "Variant" variant on variant."id" = line."variantId"
    where checkout."channelId" = ${channelId}::uuid and checkout."placedAt" >= ${since}::timestamptz
      and checkout."status" not in ('OPEN', 'CANCELLED') and not checkout."isTest"
    group by variant."productId"
    order by count(distinct checkout."id") desc, variant."productId"
    limit ${REMEMBERED}::int`;
  return rows.map(({ id }) => id);
}
