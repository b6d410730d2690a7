import { isFinal } from '../../../domain/order-status';
import { authorOf, requirePermission } from '../../access/caller';
import { transaction } from '../../db/transaction';
import { writeAudit } from '../../staff-writes/audit.store';
import { findCheckout, lockOrder } from '../cart/checkout.store';
import { viewOrder } from '../cart/view-checkout';
import type { OrderView } from '../checkout-view';
import { type GivenReason, keepReason } from '../order-reason';
import { checkMinutes } from '../promise/minutes-input';
import { promiseAfterDelay } from '../promise/promised-again';
import { type OrderCaller, refuseStale } from './move-order.command';
import { writeDelay } from './move-order.store';
import { OrderIsOver, OrderNotFound } from './refusals';

export interface DelayOrderInput extends GivenReason {
  readonly id: string;
  /** Later than promised, 1 to 240; than now when the promise has passed. */
  readonly minutes: number;
  /** The order's, as the caller read it: two who delay the same order delay it once. */
  readonly version?: number | null;
}

/**
 * Promises an order for later, records who, when and why, and notifies the shopper and the receivers.
 *
 * @throws {Forbidden | OrderNotFound | OrderIsOver | StaleOrder | InvalidInput}
 */
export async function delayOrder(caller: OrderCaller, input: DelayOrderInput): Promise<OrderView> {
  const { actor, channel, db, announceOrder } = caller;
  const { id, version } = input;
  requirePermission(actor, 'orders');
  const minutes = checkMinutes(input.minutes, 'minutes');
  const why = keepReason(input);
  const now = caller.now();
  const row = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, caller, id);
    if (!order || order.status === 'OPEN') throw new OrderNotFound();
    if (isFinal(order.status)) throw new OrderIsOver(order.id, order.status);
    refuseStale(order, version);
    const promisedAt = promiseAfterDelay(order.promisedAt, now, minutes);
    await writeDelay(tx, order, { ...why, promisedAt }, { now, ...authorOf(actor), announceOrder });
    const details = { number: order.number, minutes, ...why };
    await writeAudit(tx, { actor, channel }, { action: 'delayOrder', subjectId: order.id, details });
    return findCheckout(tx, channel.id, id);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}
