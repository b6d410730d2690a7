import { type Actor, isAllowedTo } from '../../access/caller';
import type { DeliveryMethod, Prisma } from '../../generated/prisma/client';
import { parseDate } from '../../hours/hours.store';
import { readPersonSearch } from '../../kernel/person-search';
import { startOfDay, toDate } from '../../kernel/zoned-time';

/** Filters of a list of orders; an absent one does not filter. */
export interface OrderFilter {
  readonly method?: DeliveryMethod | null;
  /** Where it is collected. */
  readonly warehouseId?: string | null;
  /** Days on the shop's clocks, `YYYY-MM-DD`, both of them included. */
  readonly placedFrom?: string | null;
  readonly placedTo?: string | null;
  /** Changed later than this. */
  readonly updatedAfter?: Date | null;
  /** Part of the number, of the name, or of the phone as people write it. */
  readonly search?: string | null;
}

interface Shop {
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
}

/**
 * The same for the database; an empty list when nothing is narrowed.
 *
 * @param actor - who may not read names and phones finds nobody by them either.
 */
export function orderConditions(filter: OrderFilter, shop: Shop, actor: Actor): Prisma.CheckoutWhereInput[] {
  const { method, warehouseId, placedFrom, placedTo, updatedAfter, search } = filter;
  return [
    ...(method ? [{ deliveryMethod: method }] : []),
    ...(warehouseId ? [{ warehouseId }] : []),
    ...(placedFrom ? [since(midnight(placedFrom, 0, shop))] : []),
    ...(placedTo ? [until(midnight(placedTo, 1, shop))] : []),
    ...(updatedAfter ? [{ updatedAt: { gt: updatedAfter } }] : []),
    ...found(search ?? '', shop.countryCode, isAllowedTo(actor, 'orders')),
  ];
}

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

function found(search: string, country: string, isByPerson: boolean): Prisma.CheckoutWhereInput[] {
  const wanted = readPersonSearch(search, country);
  if (!wanted) return [];
  const { text, phoneParts } = wanted;
  const byNumber = { number: { contains: text } };
  const byName = { name: { contains: text, mode: 'insensitive' as const } };
  const byPhone = phoneParts.map((part) => ({ phone: { contains: part } }));
  return [{ OR: isByPerson ? [byNumber, byName, ...byPhone] : [byNumber] }];
}
