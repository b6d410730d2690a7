import type { Database, Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import { findCheckout } from '../cart/checkout.store';
import type { CheckoutRow } from '../checkout-row.store';

export interface UntakenOrder {
  readonly id: string;
  readonly placedAt: Date;
  /** When the alarm for the untaken order was sent. */
  readonly alarmedAt: Date | null;
}

/** Orders that nobody has taken and about which something may have to be done, the oldest first, by shop. */
export async function findUntaken(
  db: Database,
  placedBefore: Date,
): Promise<ReadonlyMap<string, readonly UntakenOrder[]>> {
  const rows = await db.checkout.findMany({
    where: {
      status: 'PLACED',
      placedAt: { lte: placedBefore },
      OR: [{ alarmedAt: null }, { channel: { autoCancelMinutes: { not: null } } }],
    },
    orderBy: { placedAt: 'asc' },
    select: { id: true, channelId: true, placedAt: true, alarmedAt: true },
  });
  const byChannel = new Map<string, UntakenOrder[]>();
  for (const { channelId, placedAt, ...order } of rows) {
    if (placedAt) byChannel.set(channelId, [...(byChannel.get(channelId) ?? []), { ...order, placedAt }]);
  }
  return byChannel;
}

/**
 * Marks orders as announced. This statement decides: exactly one of all nodes gets an order, and none gets one that is
 * just being taken.
 *
 * @returns the ids of those that are this transaction's to tell.
 */
export async function markAlarmed(tx: Transaction, ids: readonly string[], now: Date): Promise<string[]> {
  const marked = await sql(tx).query<{ id: string }[]>`
    update "Checkout" set "alarmedAt" = ${now} where "id" in (
      select "id" from "Checkout"
      where "id" = any(${ids}::uuid[]) and "status" = 'PLACED' and "alarmedAt" is null
      for update skip locked)
    returning "id"`;
  return marked.map(({ id }) => id);
}

/** Locks an untaken order; null when it was taken, or another transaction holds it. */
export async function lockUntaken(tx: Transaction, channelId: string, id: string): Promise<CheckoutRow | null> {
  const locked = await sql(tx).query<{ id: string }[]>`
    select "id" from "Checkout"
    where "channelId" = ${channelId}::uuid and "id" = ${id}::uuid and "status" = 'PLACED'
    for update skip locked`;
  return locked.length > 0 ? findCheckout(tx, channelId, id) : null;
}
