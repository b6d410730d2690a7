import { findCheckouts } from '../../checkout/cart/checkout.store';
import { viewOrder } from '../../checkout/cart/view-checkout';
import type { OrderView } from '../../checkout/checkout-view';
import type { Reader } from '../../db/client';

/** The orders of payments, one for each id; carts are left out. */
export async function readPaidOrders(
  db: Reader,
  channelId: string | null,
  ids: readonly string[],
): Promise<(OrderView | null)[]> {
  const rows = channelId === null ? [] : await findCheckouts(db, channelId, ids);
  const orders = new Map(rows.flatMap((row) => (row.status === 'OPEN' ? [] : [[row.id, viewOrder(row)]])));
  return ids.map((id) => orders.get(id) ?? null);
}
