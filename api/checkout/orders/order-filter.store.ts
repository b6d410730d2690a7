import { type Actor, isAllowedTo, ordersForTest } from '../../access/caller';
import type { Reader } from '../../db/client';
import { foldedColumns, foldedWords } from '../../db/folded-text';
import { sql } from '../../db/sql';
import { type DeliveryMethod, Prisma } from '../../generated/prisma/client';
import { readPersonSearch } from '../../kernel/person-search';
import { parseDate, startOfDay, toDate } from '../../kernel/zoned-time';
import { type MoneyFilter, moneyConditions } from './order-money.store';
import { spellingsOf } from './order-sources.store';

/** Filters of a list of orders; an absent one does not filter. */
export interface OrderFilter {
  readonly method?: DeliveryMethod | null;
  /** Where it was placed; an empty text: in this shop. */
  readonly source?: string | null;
  /** Where it is collected. */
  readonly warehouseId?: string | null;
  /** Who makes it: where it is collected, or the kitchen of its zone. */
  readonly kitchenId?: string | null;
  /** Who brings it. */
  readonly courierId?: string | null;
  /** By where their money stands. */
  readonly money?: MoneyFilter | null;
  /** Whether it was placed with a test token. */
  readonly isTest?: boolean | null;
  /** Whether staff were alarmed because it was not accepted in time. */
  readonly isAlarmed?: boolean | null;
  /** Days on the shop's clocks, `YYYY-MM-DD`, both of them included. */
  readonly placedFrom?: string | null;
  readonly placedTo?: string | null;
  /** Changed later than this. */
  readonly updatedAfter?: Date | null;
  /** Part of the number, of the name, the street or the apartment, or of the phone as people write it. */
  readonly search?: string | null;
}

interface Shop {
  readonly id: string;
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
}

/**
 * The same for the database; an empty list when nothing is narrowed.
 *
 * @param actor - who may not read names and phones finds nobody by them either; a test token finds test orders alone.
 */
export async function orderConditions(
  db: Reader,
  filter: OrderFilter,
  shop: Shop,
  actor: Actor,
): Promise<Prisma.CheckoutWhereInput[]> {
  const { method, source, warehouseId, kitchenId, courierId, money, isTest, isAlarmed } = filter;
  const { placedFrom, placedTo, updatedAfter, search } = filter;
  return [
    ...(method ? [{ deliveryMethod: method }] : []),
    ...(typeof source === 'string' ? [await placedAt(db, shop.id, source)] : []),
    ...(warehouseId ? [{ warehouseId }] : []),
    ...(kitchenId ? [madeAt(kitchenId)] : []),
    ...(courierId ? [{ courierId }] : []),
    ...(money ? [isAllowedTo(actor, 'orders') ? moneyConditions(db, money) : NONE] : []),
    ...(typeof isTest === 'boolean' ? [{ isTest }] : []),
    ...(typeof isAlarmed === 'boolean' ? [{ alarmedAt: isAlarmed ? { not: null } : null }] : []),
    ...(ordersForTest(actor) ? [{ isTest: true }] : []),
    ...(placedFrom ? [since(midnight(placedFrom, 0, shop))] : []),
    ...(placedTo ? [until(midnight(placedTo, 1, shop))] : []),
    ...(updatedAfter ? [{ updatedAt: { gt: updatedAfter } }] : []),
    ...(await found(db, search ?? '', shop, isAllowedTo(actor, 'orders'))),
  ];
}

async function placedAt(db: Reader, channelId: string, source: string): Promise<Prisma.CheckoutWhereInput> {
  return { source: source ? { in: await spellingsOf(db, channelId, source) } : null };
}

const madeAt = (warehouseId: string): Prisma.CheckoutWhereInput => ({
  OR: [{ warehouseId }, { warehouseId: null, zone: { warehouseId } }],
});

/** Promised for an instant that has passed, and still not over. */
export function lateAt(now: Date): Prisma.CheckoutWhereInput {
  return { promisedAt: { lt: now }, status: { notIn: ['OPEN', 'COMPLETED', 'CANCELLED'] } };
}

/** No order was placed on a day that no calendar has. */
const NONE = { id: { in: [] } };

const since = (instant: Date | null) => (instant ? { placedAt: { gte: instant } } : NONE);
const until = (instant: Date | null) => (instant ? { placedAt: { lt: instant } } : NONE);

function midnight(day: string, daysLater: number, { timeZone }: Shop): Date | null {
  const date = parseDate(day);
  return date && toDate(startOfDay(date.add({ days: daysLater }), timeZone));
}

/** More than anybody looks through: the latest of those that are found. */
const MOST_FOUND = 1_000;

async function found(
  db: Reader,
  search: string,
  { id, countryCode }: Shop,
  isByPerson: boolean,
): Promise<Prisma.CheckoutWhereInput[]> {
  const wanted = readPersonSearch(search, countryCode);
  if (!wanted) return [];
  const { text, phoneParts } = wanted;
  const byNumber = [{ number: { contains: text } }, { externalReference: { contains: text } }];
  if (!isByPerson) return [{ OR: byNumber }];
  const byPhone = phoneParts.map((part) => ({ phone: { contains: part } }));
  const ids = await idsByWords(db, id, foldedWords(search));
  return [{ OR: [...byNumber, { id: { in: ids } }, ...byPhone] }];
}

/** Orders whose name or address has each of the words, in any order and however they were written. */
async function idsByWords(db: Reader, channelId: string, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const text = foldedColumns([Prisma.sql`"name"`, Prisma.sql`"street"`, Prisma.sql`"apartment"`]);
  const each = words.map((word) => Prisma.sql`strpos(folded."text", ${word}) > 0`);
  const rows = await sql(db).query<{ id: string }[]>`
    select checkout."id" from "Checkout" checkout, lateral (select ${text} as "text") folded
    where "channelId" = ${channelId}::uuid and "status" <> 'OPEN' and ${Prisma.join(each, ' and ')}
    order by "placedAt" desc limit ${MOST_FOUND}`;
  return rows.map((row) => row.id);
}
