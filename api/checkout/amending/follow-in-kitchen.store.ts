import type { Transaction } from '../../db/client';
import type { CheckoutRow } from '../checkout-row.store';
import { type OrderWriting, writeMove } from '../order-life/move-order.store';
import type { OrderContent } from './order-content';

/**
 * What a change of dishes means to the kitchen: what is new, or of which there is more, has to be made, so that a ready order is
 * in the making again; an order of which everything is made once the rest is taken away is ready.
 *
 * @param order - held by this transaction, as it was before the change.
 */
export async function followInKitchen(
  tx: Transaction,
  order: CheckoutRow,
  { lines }: OrderContent,
  writing: OrderWriting,
): Promise<void> {
  const had = new Map(order.lines.map(({ id, quantity }) => [id, quantity]));
  const toMake = lines.filter(({ id, quantity }) => quantity > (had.get(id) ?? 0)).map(({ id }) => id);
  const isSmaller = lines.length < order.lines.length;
  if (toMake.length === 0 && !isSmaller) return;
  const checkoutId = order.id;
  await tx.madeLine.deleteMany({ where: { checkoutId, lineId: { in: toMake } } });
  const kept = lines.filter(({ id }) => !toMake.includes(id)).map(({ id }) => id);
  if (order.status === 'READY' && toMake.length > 0) {
    // The order was ready, so all its other dishes were made.
    const made = kept.map((lineId) => ({ lineId, checkoutId, madeAt: writing.now }));
    await tx.madeLine.createMany({ data: made, skipDuplicates: true });
    await writeMove(tx, order, { from: 'READY', to: 'PREPARING', reason: null, reasonCode: null }, writing);
  } else if (order.status === 'PREPARING' && toMake.length === 0) {
    const made = await tx.madeLine.count({ where: { checkoutId, lineId: { in: kept } } });
    if (made < lines.length) return;
    await writeMove(tx, order, { from: 'PREPARING', to: 'READY', reason: null, reasonCode: null }, writing);
  }
}
