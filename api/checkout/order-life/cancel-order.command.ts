import { mayShopperCancel } from '../../../domain/shopper-cancel';
import { transaction } from '../../db/transaction';
import { isOwner } from '../access';
import { amountDue } from '../amount-due';
import { findCheckout, findOrderByToken, lockOrder } from '../cart/checkout.store';
import { viewOrder } from '../cart/view-checkout';
import type { OrderView } from '../checkout-view';
import type { OrderCaller } from './move-order.command';
import { writeMove } from './move-order.store';
import { MoveNotAllowed, OrderNotFound } from './refusals';

/**
 * The shopper's own cancellation. Of a shopper who cancels and staff who accept at the same moment one is first, and the
 * other hears that it is not allowed any more.
 *
 * @throws {OrderNotFound | MoveNotAllowed}
 */
export async function cancelOrder(caller: OrderCaller, token: string): Promise<OrderView> {
  const { actor, channel, db, announceOrder } = caller;
  const found = await findOrderByToken(caller, token);
  if (!found) throw new OrderNotFound();
  const row = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, caller, found.id);
    if (!order || order.status === 'OPEN') throw new OrderNotFound();
    const { id, status: from } = order;
    const view = viewOrder(order);
    const { total } = view.totals;
    const asked = { status: from, isOwn: isOwner(view, actor), total, due: amountDue(view, total) };
    if (!mayShopperCancel(asked)) throw new MoveNotAllowed(id, from, 'CANCELLED');
    const move = { from, to: 'CANCELLED', reason: null, reasonCode: 'CHANGED_MIND' } as const;
    await writeMove(tx, order, move, { now: caller.now(), staffMemberId: null, announceOrder });
    return findCheckout(tx, channel.id, id);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}
